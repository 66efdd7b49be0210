import { z } from 'zod';
import { Authorship } from '../functions/answers/authorship.ts';
import { MessageType } from '../functions/answers/message-type.ts';

/** What was asked for: one of the chat's modes, or the help. */
export const AiRequestType = z.enum([...MessageType.options, 'help']);
export type AiRequestType = z.infer<typeof AiRequestType>;

/** One thing asked of the coach or a model, and what it cost. Read-only for users. */
export const AiRequest = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  /** Null when the session is gone, as it is when nothing of its first request was kept. */
  session_id: z.uuid().nullable(),
  message_type: AiRequestType,
  status: z.enum(['running', 'answered', 'stopped', 'failed']),
  /** `free` counts against no plan; `reserved` is charged or refunded when the answer is there. */
  charge: z.enum(['free', 'reserved', 'charged', 'refunded']),
  /** Who wrote it or was to write it; null while it runs. */
  engine: Authorship.shape.engine.nullable(),
  model: z.string().nullable(),
  engine_reason: Authorship.shape.engine_reason.unwrap(),
  /** What the provider says it read and wrote; 0 for the coach. */
  input_tokens: z.int().min(0),
  output_tokens: z.int().min(0),
  created_at: z.iso.datetime(),
  settled_at: z.iso.datetime().nullable(),
});
export type AiRequest = z.infer<typeof AiRequest>;

export const AiRequestQuery = z.object({
  session_id: z.uuid().optional(),
  status: AiRequest.shape.status.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
export type AiRequestQuery = z.infer<typeof AiRequestQuery>;

/** The newest first. */
export const AiRequestList = z.object({ items: z.array(AiRequest) });
export type AiRequestList = z.infer<typeof AiRequestList>;
