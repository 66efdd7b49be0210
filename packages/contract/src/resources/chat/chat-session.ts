import { z } from 'zod';
import { lengths } from '../../constants/lengths.ts';
import { hasSomethingToRead, isPlainText } from '../../functions/plain-text.ts';

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

const noText = 'This does not look like text.';

export const ChatSessionState = z.enum(['active', 'archived', 'deleted']);
export type ChatSessionState = z.infer<typeof ChatSessionState>;

export const ChatSessionQuery = z.object({
  /** Active ones unless it says otherwise. */
  state: ChatSessionState.optional(),
  /** Every word of it stands in the name or in what was said, whatever the case and the accents. */
  search: z
    .string(noText)
    .trim()
    .max(lengths.search, 'Please limit your search to 100 characters.')
    .refine(isPlainText, noText)
    .transform((search) => search || undefined)
    .optional(),
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
