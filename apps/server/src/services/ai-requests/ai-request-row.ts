import { AiRequest } from '@replysmith/contract';
import type { Selectable } from 'kysely';
import type { AiRequests } from '../../db/schema.ts';

export const aiRequestColumns = [
  'id',
  'user_id',
  'session_id',
  'message_type',
  'status',
  'charge',
  'engine',
  'model',
  'engine_reason',
  'input_tokens',
  'output_tokens',
  'created_at',
  'settled_at',
] as const satisfies readonly (keyof AiRequests)[];

type AiRequestRow = Pick<Selectable<AiRequests>, (typeof aiRequestColumns)[number]>;

export function toAiRequest(row: AiRequestRow): AiRequest {
  return AiRequest.parse({
    ...row,
    created_at: row.created_at.toISOString(),
    settled_at: row.settled_at?.toISOString() ?? null,
  });
}
