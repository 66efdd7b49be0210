import { ChatSession } from '@replysmith/contract';
import type { Selectable } from 'kysely';
import type { ChatSessions } from '../../db/schema.ts';

export const chatSessionColumns = [
  'id',
  'user_id',
  'title',
  'session_name',
  'is_archived',
  'latest_score',
  'last_activity',
  'created_at',
  'deleted_at',
] as const satisfies readonly (keyof ChatSessions)[];

type ChatSessionRow = Pick<Selectable<ChatSessions>, (typeof chatSessionColumns)[number]>;

export function toChatSession(row: ChatSessionRow): ChatSession {
  return ChatSession.parse({
    ...row,
    last_activity: row.last_activity.toISOString(),
    created_at: row.created_at.toISOString(),
    deleted_at: row.deleted_at?.toISOString() ?? null,
  });
}
