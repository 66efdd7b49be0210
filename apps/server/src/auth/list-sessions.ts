import type { OpenSessionList } from '@replysmith/contract';
import type { Database } from '../db/database.ts';
import type { SessionUser } from './session-user-finder.ts';

/** Where an account is signed in: by ids, which open nothing; tokens stay here. */
export async function listSessions(
  db: Database,
  { id: userId, sessionId }: Pick<SessionUser, 'id' | 'sessionId'>,
): Promise<OpenSessionList> {
  const rows = await db
    .selectFrom('auth.sessions')
    .select(['id', 'userAgent', 'ipAddress', 'createdAt', 'updatedAt'])
    .where('userId', '=', userId)
    .where('expiresAt', '>', new Date())
    .orderBy((is) => is('id', '=', sessionId), 'desc')
    .orderBy('updatedAt', 'desc')
    .execute();
  return {
    items: rows.map((row) => ({
      id: row.id,
      is_current: row.id === sessionId,
      user_agent: row.userAgent ?? '',
      ip_address: row.ipAddress || null,
      created_at: row.createdAt.toISOString(),
      last_used_at: row.updatedAt.toISOString(),
    })),
  };
}
