import { z } from '../schemas.ts';
import { Answer, ClientReply, Instructions, MessageType, Optimization } from './answers.ts';
import { EmailContent, readableText } from '../email.ts';
import { SearchInList } from '../search.ts';
import { lengths } from '../lengths.ts';
import { messageRules } from './message-rules.ts';
import { hasSomethingToRead, isPlainText } from '../plain-text.ts';

/** The content allowed in each mode, with error messages for the user. */
export const messageContent = {
  email_optimization: EmailContent,
  conversation: readableText(z.string(), messageRules.conversation),
  client_simulation: readableText(z.string(), messageRules.client_simulation),
} satisfies Record<MessageType, z.ZodType<string>>;

const text = (length: number) =>
  z.string().max(length).refine(isPlainText, 'This does not look like text.');

const subjectLine = text(lengths.templateSubject)
  .min(1)
  .refine((subject) => !/[\n\r\u2028\u2029]/u.test(subject), 'A subject has one line.');

/** The writer's decisions about a rewrite; the stored result does not change. */
export const RewriteChoices = z.strictObject({
  /** Ids of the changes put back. */
  put_back: z.array(text(40)).max(lengths.rewriteChoices),
  /** Ids of the offers taken. */
  taken: z.array(text(40)).max(lengths.rewriteChoices).default([]),
  /** A selected subject line instead of the rewrite's. */
  subject: text(lengths.emailContent).nullable(),
  /** What was written into each blank, by its label. */
  blanks: z
    .record(text(lengths.blankValue), text(lengths.blankValue))
    .refine((blanks) => Object.keys(blanks).length <= lengths.rewriteChoices, 'Too many blanks.'),
  /** The answer to each question, by its id. */
  answers: z
    .record(text(40), text(lengths.blankValue))
    .refine((answers) => Object.keys(answers).length <= lengths.rewriteChoices, 'Too many answers.')
    .default({}),
});
export type RewriteChoices = z.infer<typeof RewriteChoices>;

/** A change of the choices. It names only what changes, so that two tabs do not undo each other. */
export const RewriteChoicesChange = z
  .strictObject({
    /** By change id: whether it is put back, or kept again. */
    put_back: z.record(text(40), z.boolean()),
    /** By offer id: whether it is taken, or not anymore. */
    taken: z.record(text(40), z.boolean()),
    subject: subjectLine.nullable(),
    /** By label: the blank's text; null to empty it. */
    blanks: z.record(text(lengths.blankValue), text(lengths.blankValue).nullable()),
    /** By question id: the answer; null to remove it. */
    answers: z.record(text(40), text(lengths.blankValue).nullable()),
  })
  .partial();
export type RewriteChoicesChange = z.infer<typeof RewriteChoicesChange>;

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
  /** When it was deleted; it can be restored while the trash keeps it. */
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
