import type { ChatSession } from '@replysmith/contract';
import type { Selectable } from 'kysely';
import type { ChatSessions } from '../../db/schema.ts';

export function toChatSession(row: Selectable<ChatSessions>): ChatSession {
  return {
    ...row,
    last_activity: row.last_activity.toISOString(),
    created_at: row.created_at.toISOString(),
  };
}
