import { ChatMessage } from '@replysmith/contract';
import type { Selectable } from 'kysely';
import type { ChatMessages } from '../../db/schema.ts';

export const chatMessageColumns = [
  'id',
  'session_id',
  'user_id',
  'role',
  'content',
  'email_data',
  'optimization_results',
  'created_at',
] as const satisfies readonly (keyof ChatMessages)[];

type ChatMessageRow = Pick<Selectable<ChatMessages>, (typeof chatMessageColumns)[number]>;

export function toChatMessage(row: ChatMessageRow): ChatMessage {
  return ChatMessage.parse({ ...row, created_at: row.created_at.toISOString() });
}
