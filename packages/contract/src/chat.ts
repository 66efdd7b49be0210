import { z } from 'zod';
import { Answer, ClientReply, Instructions, MessageType, Optimization } from './answers.ts';
import { EmailContent } from './email.ts';
import { SearchInList } from './search.ts';
import { lengths } from './lengths.ts';
import { hasSomethingToRead, isPageCode, isPlainText } from './plain-text.ts';
import { RewriteChoices, RewriteChoicesChange } from './rewrite-choices.ts';

const required = (nothing: string) =>
  z
    .string()
    .refine(hasSomethingToRead, nothing)
    .max(lengths.chatMessage, 'This is too long for a message (max 4,000 characters)')
    .refine(isPlainText, 'This does not look like text. Write it in words.')
    .refine(
      (text) => !isPageCode(text),
      'This looks like the code of a web page. Write it in words.',
    );

/** The content allowed in each mode, with error messages for the user. */
export const messageContent = {
  email_optimization: EmailContent,
  conversation: required('Write a question first.'),
  client_simulation: required('Write your answer to them first.'),
} satisfies Record<MessageType, z.ZodType<string>>;

export const ChatMessage = z.object({
  id: z.uuid(),
  session_id: z.uuid(),
  user_id: z.uuid(),
  role: z.enum(['user', 'assistant']),
  message_type: MessageType,
  content: z.string(),
  /** Stopped by the user: `content` is the text so far, without a result. */
  is_partial: z.boolean(),
  /**
   * What was sent with the writer's message: the email and the options. Older messages have only
   * the email; null if there is nothing.
   */
  email_data: z.object({ email_content: z.string().optional(), ...Instructions.shape }).nullable(),
  optimization_results: Optimization.nullable(),
  answer: Answer.nullable(),
  client_reply: ClientReply.nullable(),
  /** For a writer's message: the first message that it is a variant of. */
  variant_of: z.uuid().nullable(),
  /** For a rewrite: the writer's decisions; null without any. */
  choices: RewriteChoices.nullable(),
  /**
   * For a rewrite: when the writer selected it. The rewrite in use is the last one created or
   * selected.
   */
  chosen_at: z.iso.datetime().nullable(),
  /** The campaign, and the user's own template, that the writer's message came from. */
  campaign_id: z.uuid().nullable(),
  template_id: z.uuid().nullable(),
  created_at: z.iso.datetime(),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

export const ChatMessageQuery = z.object({ session_id: z.uuid() });

export const ChatMessageList = z.object({ items: z.array(ChatMessage) });
export type ChatMessageList = z.infer<typeof ChatMessageList>;

/** Only the given fields change. */
export const UpdateChatMessageRequest = z
  .strictObject({
    /** The changed decisions; the others stay. */
    choices: RewriteChoicesChange,
    /** Selects this rewrite instead of the current one. */
    is_in_use: z.literal(true),
  })
  .partial()
  .refine((changes) => Object.keys(changes).length > 0, 'Say what is to change.');
export type UpdateChatMessageRequest = z.infer<typeof UpdateChatMessageRequest>;

export const ChatSession = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  title: z.string(),
  session_name: z.string().nullable(),
  is_archived: z.boolean(),
  /**
   * The score of the session's rewrite in use, 0 to 100; null if the text was not an email to
   * judge.
   */
  latest_score: z.int().min(0).max(100).nullable(),
  last_activity: z.iso.datetime(),
  created_at: z.iso.datetime(),
  /** When it was deleted; it can be restored for thirty days. */
  deleted_at: z.iso.datetime().nullable(),
});
export type ChatSession = z.infer<typeof ChatSession>;

export const ChatSessionState = z.enum(['active', 'archived', 'deleted']);
export type ChatSessionState = z.infer<typeof ChatSessionState>;

export const ChatSessionQuery = z.object({
  /** Default: active ones. */
  state: ChatSessionState.optional(),
  /** Every word must be in the name or a message, ignoring case and accents. */
  search: SearchInList,
  limit: z.coerce.number().int().min(1).max(100).default(50),
  /**
   * The cursor for the next page: sessions with an earlier `last_activity`, or `deleted_at` for
   * deleted ones.
   */
  before: z.iso.datetime().optional(),
});
export type ChatSessionQuery = z.infer<typeof ChatSessionQuery>;

/** Where a search found its words. */
export const ChatSessionHit = z.object({
  field: z.enum(['name', 'content']),
  /**
   * The message with the match, or the one sent to a matching recipient; null for a match in the
   * name.
   */
  message_id: z.uuid().nullable(),
  /** The name, or an excerpt of the message. */
  text: z.string().max(lengths.sessionHit + 2),
  /** Ranges in `text`, in UTF-16 units, ends excluded. */
  ranges: z.array(z.tuple([z.int().min(0), z.int().min(0)])),
});
export type ChatSessionHit = z.infer<typeof ChatSessionHit>;

export const ListedChatSession = ChatSession.extend({
  /** Null unless it was searched for. */
  hit: ChatSessionHit.nullable(),
});
export type ListedChatSession = z.infer<typeof ListedChatSession>;

export const ChatSessionPage = z.object({
  /**
   * Most recently used first; deleted ones by deletion. A page may be longer if sessions share a
   * timestamp.
   */
  items: z.array(ListedChatSession),
  /** How many there are in this state, or match the search. */
  total: z.int(),
  /** More match the search than `total`. */
  is_capped: z.boolean().optional(),
  /** How many archived ones match a search that no active one matches. */
  archived: z.int().optional(),
});
export type ChatSessionPage = z.infer<typeof ChatSessionPage>;

/** Only the given fields change. */
export const UpdateChatSessionRequest = z
  .strictObject({
    /** Null: use the title again. */
    session_name: z
      .string('This must be text.')
      .trim()
      .refine(hasSomethingToRead, 'A name needs at least one character.')
      .max(lengths.sessionName, `A name has at most ${lengths.sessionName} characters.`)
      .refine((name) => isPlainText(name) && !/\p{Cc}/u.test(name), 'A name stands on one line.')
      .nullable(),
    is_archived: z.boolean(),
    /** Undoes that a rename moved the session to the front: its previous activity. */
    last_activity: z.iso.datetime(),
  })
  .partial()
  .refine(({ session_name, last_activity }) => !last_activity || session_name !== undefined, {
    path: ['last_activity'],
    error: 'It goes back only with the name that brought it forward.',
  });
export type UpdateChatSessionRequest = z.infer<typeof UpdateChatSessionRequest>;

export const RestoreChatSessionRequest = z.strictObject({ session_id: z.uuid() });

/** Only deleted sessions can be purged; this cannot be undone. */
export const PurgeChatSessionRequest = RestoreChatSessionRequest;
