import { z } from 'zod';

export const ChatSession = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  title: z.string(),
  session_name: z.string().nullable(),
  is_archived: z.boolean(),
  /** The score of the session's newest rewrite, 0 to 100; null when that text was no email to judge. */
  latest_score: z.int().min(0).max(100).nullable(),
  last_activity: z.iso.datetime(),
  created_at: z.iso.datetime(),
});
export type ChatSession = z.infer<typeof ChatSession>;

export const ChatSessionQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(50),
  /** Sessions older than this `last_activity`, for the next page. */
  before: z.iso.datetime().optional(),
});
export type ChatSessionQuery = z.infer<typeof ChatSessionQuery>;

export const ChatSessionPage = z.object({
  items: z.array(ChatSession),
  /** How many sessions there are in all. */
  total: z.int(),
});
export type ChatSessionPage = z.infer<typeof ChatSessionPage>;
