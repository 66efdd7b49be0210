import type { OpenSessionList } from '@replysmith/contract';
import { parse, serialize } from 'hono/utils/cookie';
import type { Database } from '../db/database.ts';
import { type Secrets, signedValue } from '../secrets.ts';
import type { SessionCache, SessionUser } from './session-cache.ts';

/** With HTTPS the prefix itself makes browsers bind the cookie to this host. */
export function cookiePrefix(publicUrl: string): string {
  return publicUrl.startsWith('https:') ? '__Host-replysmith' : 'replysmith';
}

function sessionCookie(publicUrl: string): string {
  return `${cookiePrefix(publicUrl)}.session_token`;
}

/** A cookie that makes a browser forget its session. */
export function clearedSessionCookie(publicUrl: string): string {
  const secure = publicUrl.startsWith('https:');
  const options = { maxAge: 0, path: '/', httpOnly: true, sameSite: 'Lax', secure } as const;
  return serialize(sessionCookie(publicUrl), '', options);
}

/** Whoever ends a session here has it forgotten too. */
export type SessionStore = {
  readonly db: Database;
  readonly sessionCache: Pick<SessionCache, 'find' | 'forget'>;
};

type SessionLookup = SessionStore & {
  readonly secrets: Secrets;
  readonly publicUrl: string;
};

const hour = 60 * 60_000;

/**
 * Finds the user by a Cookie header. It runs on every call, so it is a single query; Better Auth's
 * own way costs more than the rest of a read. Its cookies are `token.signature`.
 */
export function sessionUserFinder({ db, secrets, publicUrl, sessionCache }: SessionLookup) {
  const name = sessionCookie(publicUrl);

  return async (cookies: string): Promise<SessionUser | null> => {
    const cookie = parse(cookies, name)[name] ?? '';
    return sessionCache.find(`cookie ${cookie}`, () => find(cookie));
  };

  async function find(cookie: string): Promise<SessionUser | null> {
    const token = signedValue(cookie, secrets);
    if (!token) return null;
    const user = await db
      .selectFrom('auth.sessions as session')
      .innerJoin('auth.users as user', 'user.id', 'session.userId')
      .select(['user.id', 'user.email', 'user.emailVerified as isEmailVerified', 'user.role'])
      .select(['session.id as sessionId', 'session.expiresAt as sessionEndsAt'])
      .select('session.updatedAt as lastUsedAt')
      .where('session.token', '=', token)
      .where('session.expiresAt', '>', new Date())
      .executeTakeFirst();
    if (!user) return null;
    const { role, lastUsedAt, ...who } = user;
    if (lastUsedAt < anHourAgo()) await recordUse(user.sessionId);
    // Anybody can sign up with somebody else's address, so it must be verified.
    return { ...who, isAdmin: role === 'admin' && who.isEmailVerified };
  }

  /**
   * Updates only the time of use. Better Auth extends the session itself, together with its cookie.
   */
  async function recordUse(sessionId: string): Promise<void> {
    await db
      .updateTable('auth.sessions')
      .set({ updatedAt: new Date() })
      .where('id', '=', sessionId)
      .where('updatedAt', '<', anHourAgo())
      .execute();
  }
}

function anHourAgo(): Date {
  return new Date(Date.now() - hour);
}

/** A person's sessions, by ids that open nothing; the tokens are not returned. */
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

/** Returns whether this person had such a session. */
export async function endSession(
  { db, sessionCache }: SessionStore,
  userId: string,
  id: string,
): Promise<boolean> {
  const ended = await db
    .deleteFrom('auth.sessions')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  sessionCache.forget(userId);
  return ended.numDeletedRows > 0n;
}

export async function endOtherSessions(
  { db, sessionCache }: SessionStore,
  userId: string,
  keep: string,
): Promise<void> {
  await db
    .deleteFrom('auth.sessions')
    .where('userId', '=', userId)
    .where('id', '!=', keep)
    .execute();
  sessionCache.forget(userId);
}

export async function endAllSessions(
  { db, sessionCache }: SessionStore,
  userId: string,
): Promise<void> {
  await db.deleteFrom('auth.sessions').where('userId', '=', userId).execute();
  sessionCache.forget(userId);
}
