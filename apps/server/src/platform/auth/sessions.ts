import { type OpenSessionList, ResetPasswordRequest, paths, periods } from '@replysmith/contract';
import { parse, serialize } from 'hono/utils/cookie';
import type { Database } from '../db/database.ts';
import type { SessionCache, SessionUser } from './session-cache.ts';

export type { SessionUser } from './session-cache.ts';
import { type Secrets, renewCookies, renewToken, signedValue } from '../secrets.ts';

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
    return sessionCache.find(cookie, () => find(cookie));
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
    if (lastUsedAt < anHourAgo()) await noteUse(user.sessionId);
    // Anybody can sign up with somebody else's address, so it must be verified.
    return { ...who, isAdmin: role === 'admin' && who.isEmailVerified };
  }

  /**
   * Updates only the time of use. Better Auth extends the session itself, together with its cookie.
   */
  async function noteUse(sessionId: string): Promise<void> {
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

type Answer = (request: Request) => Promise<Response>;

/**
 * Lets Better Auth, which checks signatures with the current secret only, answer calls with cookies
 * and tokens that an old one signed. The browser gets its cookies signed anew.
 */
export function acceptOldSecrets(
  answer: Answer,
  { secrets, publicUrl, sessionDays }: SessionLookup & { readonly sessionDays: number },
): Answer {
  if (secrets.length === 1) return answer;
  // In seconds, as Better Auth sets them.
  const maxAges: Readonly<Record<string, number>> = {
    session_token: sessionDays * 86_400,
    two_factor: periods.secondFactorMinutes * 60,
  };
  const prefix = `${cookiePrefix(publicUrl)}.`;
  return async (request) => {
    const url = new URL(request.url);
    const token = url.searchParams.get('token');
    if (token) url.searchParams.set('token', renewToken(token, secrets));
    const cookies = renewCookies(request.headers.get('Cookie') ?? '', secrets);
    const headers = new Headers(request.headers);
    if (cookies) headers.set('Cookie', cookies.header);
    const response = await answer(new Request(new Request(url, request), { headers }));
    if (!cookies || !response.ok) return response;
    const set = response.headers.getSetCookie();
    const renewed = new Response(response.body, response);
    for (const [name, value] of cookies.renewed) {
      const maxAge = maxAges[name.slice(prefix.length)];
      if (!maxAge || !name.startsWith(prefix) || set.some((one) => one.startsWith(`${name}=`))) {
        continue;
      }
      const secure = publicUrl.startsWith('https:');
      const options = { maxAge, path: '/', httpOnly: true, sameSite: 'Lax', secure } as const;
      renewed.headers.append('Set-Cookie', serialize(name, value, options));
    }
    return renewed;
  };
}

type FindUser = (cookies: string) => Promise<Pick<SessionUser, 'id'> | null>;

type Links = {
  readonly internalAdapter: {
    readonly findVerificationValue: (name: string) => Promise<{ readonly value: string } | null>;
  };
};

/**
 * The person a call is about: the signed-in user, or the one whom a link for a new password was
 * sent to.
 */
export function personOf(findUser: FindUser, context: Promise<Links>) {
  return async (request: Request): Promise<string | null> => {
    if (new URL(request.url).pathname !== paths.accounts.resetPassword) {
      return (await findUser(request.headers.get('Cookie') ?? ''))?.id ?? null;
    }
    const { token } = ResetPasswordRequest.parse(await request.clone().json());
    const { internalAdapter } = await context;
    const waiting = await internalAdapter.findVerificationValue(`reset-password:${token}`);
    return waiting?.value ?? null;
  };
}
