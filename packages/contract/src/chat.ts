import { z } from 'zod';
import { Answer, ClientReply, Instructions, MessageType, Optimization } from './answers.ts';
import { EmailContent } from './email.ts';
import { SearchInList } from './find.ts';
import { lengths } from './lengths.ts';
import { hasSomethingToRead, isPageCode, isPlainText } from './plain-text.ts';
import { RewriteChoices, RewriteChoicesChange } from './rewrite-choices.ts';

const said = (nothing: string) =>
  z
    .string()
    .refine(hasSomethingToRead, nothing)
    .max(lengths.chatMessage, 'This is too long for a message (max 4,000 characters)')
    .refine(isPlainText, 'This does not look like text. Write it in words.')
    .refine(
      (text) => !isPageCode(text),
      'This looks like the code of a web page. Write it in words.',
    );

/** What may be sent in each mode, or the sentence that its writer reads. */
export const messageContent = {
  email_optimization: EmailContent,
  conversation: said('Write a question first.'),
  client_simulation: said('Write your answer to them first.'),
} satisfies Record<MessageType, z.ZodType<string>>;

export const ChatMessage = z.object({
  id: z.uuid(),
  session_id: z.uuid(),
  user_id: z.uuid(),
  role: z.enum(['user', 'assistant']),
  message_type: MessageType,
  content: z.string(),
  /** The person stopped it: `content` is what had come, and no result came with it. */
  is_partial: z.boolean(),
  /**
   * What was sent with the writer's message: the email as it was, and the instructions. Of messages
   * stored before these were kept, the email alone; null where there is nothing.
   */
  email_data: z.object({ email_content: z.string().optional(), ...Instructions.shape }).nullable(),
  optimization_results: Optimization.nullable(),
  answer: Answer.nullable(),
  client_reply: ClientReply.nullable(),
  /** Of a message of the writer's: the first one that it is another variant of. */
  variant_of: z.uuid().nullable(),
  /** Of a rewrite: what the writer decided about it; null as long as they decided nothing. */
  choices: RewriteChoices.nullable(),
  /** Of a rewrite: when the writer put it in use. In use is the one that came or was chosen last. */
  chosen_at: z.iso.datetime().nullable(),
  /** The campaign, and the template of one's own, that the writer's message came from. */
  campaign_id: z.uuid().nullable(),
  template_id: z.uuid().nullable(),
  created_at: z.iso.datetime(),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

export const ChatMessageQuery = z.object({ session_id: z.uuid() });

export const ChatMessageList = z.object({ items: z.array(ChatMessage) });
export type ChatMessageList = z.infer<typeof ChatMessageList>;

/** Only what is given changes. */
export const UpdateChatMessageRequest = z
  .strictObject({
    /** What was decided anew; what it does not name stays as it was decided. */
    choices: RewriteChoicesChange,
    /** It is put in use instead of the one that was. */
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
  /** The score of the session's rewrite in use, 0 to 100; null when that text was no email to judge. */
  latest_score: z.int().min(0).max(100).nullable(),
  last_activity: z.iso.datetime(),
  created_at: z.iso.datetime(),
  /** When it was deleted; it can be had back for thirty days. */
  deleted_at: z.iso.datetime().nullable(),
});
export type ChatSession = z.infer<typeof ChatSession>;

export const ChatSessionState = z.enum(['active', 'archived', 'deleted']);
export type ChatSessionState = z.infer<typeof ChatSessionState>;

export const ChatSessionQuery = z.object({
  /** Active ones unless it says otherwise. */
  state: ChatSessionState.optional(),
  /** Every word of it stands in the name or in what was said, whatever the case and the accents. */
  search: SearchInList,
  limit: z.coerce.number().int().min(1).max(100).default(50),
  /** Those before this `last_activity`, for the next page; of deleted ones before this `deleted_at`. */
  before: z.iso.datetime().optional(),
});
export type ChatSessionQuery = z.infer<typeof ChatSessionQuery>;

/** Where a search found its words. */
export const ChatSessionHit = z.object({
  field: z.enum(['name', 'content']),
  /** The message that they stand in, or that was sent to whom they name; null where that is the name. */
  message_id: z.uuid().nullable(),
  /** The name, or so much of what was said as shows the place. */
  text: z.string().max(lengths.sessionHit + 2),
  /** From where to where in `text`, in UTF-16 units, the end not included. */
  ranges: z.array(z.tuple([z.int().min(0), z.int().min(0)])),
});
export type ChatSessionHit = z.infer<typeof ChatSessionHit>;

export const ListedChatSession = ChatSession.extend({
  /** Null unless it was searched for. */
  hit: ChatSessionHit.nullable(),
});
export type ListedChatSession = z.infer<typeof ListedChatSession>;

export const ChatSessionPage = z.object({
  /** Last used first; of deleted ones the last deleted. A few more than asked for when they share a moment. */
  items: z.array(ListedChatSession),
  /** How many there are of this state in all, or that the search fits. */
  total: z.int(),
  /** How many archived ones a search fits that fits no active one. */
  archived: z.int().optional(),
});
export type ChatSessionPage = z.infer<typeof ChatSessionPage>;

/** Only what is given changes. */
export const UpdateChatSessionRequest = z
  .strictObject({
    /** Null: back to the title. */
    session_name: z
      .string('This must be text.')
      .trim()
      .refine(hasSomethingToRead, 'A name needs at least one character.')
      .max(lengths.sessionName, `A name has at most ${lengths.sessionName} characters.`)
      .refine((name) => isPlainText(name) && !/\p{Cc}/u.test(name), 'A name stands on one line.')
      .nullable(),
    is_archived: z.boolean(),
    /** Takes back that a new name brought the session to the front: when it was used before. */
    last_activity: z.iso.datetime(),
  })
  .partial()
  .refine(({ session_name, last_activity }) => !last_activity || session_name !== undefined, {
    path: ['last_activity'],
    error: 'It goes back only with the name that brought it forward.',
  });
export type UpdateChatSessionRequest = z.infer<typeof UpdateChatSessionRequest>;

export const RestoreChatSessionRequest = z.strictObject({ session_id: z.uuid() });

/** Only what has been deleted already can be purged: then nobody can have it back. */
export const PurgeChatSessionRequest = RestoreChatSessionRequest;
