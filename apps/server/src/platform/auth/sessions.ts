import { type OpenSessionList, ResetPasswordRequest, paths } from '@replysmith/contract';
import { parse, serialize } from 'hono/utils/cookie';
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '../db/database.ts';
import type { SessionCache } from './session-cache.ts';

/** The person behind a valid session. */
export type SessionUser = {
  readonly id: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly isAdmin: boolean;
  /** The session of this call. */
  readonly sessionId: string;
  /** Unless the session is used before then. */
  readonly sessionEndsAt: Date;
};

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

type SessionLookup = {
  readonly db: Database;
  readonly secret: string;
  readonly publicUrl: string;
  /** Without one, every call asks the database. */
  readonly sessionCache?: SessionCache | undefined;
};

const hour = 60 * 60_000;

/**
 * Finds the user by a Cookie header. It runs on every call, so it is a single query; Better Auth's
 * own way costs more than the rest of a read. Its cookies are `token.signature`.
 */
export function sessionUserFinder({ db, secret, publicUrl, sessionCache }: SessionLookup) {
  const name = sessionCookie(publicUrl);

  return async (cookies: string): Promise<SessionUser | null> => {
    const cookie = parse(cookies, name)[name] ?? '';
    return sessionCache ? sessionCache.find(cookie, () => find(cookie)) : find(cookie);
  };

  async function find(cookie: string): Promise<SessionUser | null> {
    const token = signedValue(cookie, secret);
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

/**
 * The value of a signed cookie, if the signature is ours. Hono's own check would wait, on every
 * call, for the passwords that are being hashed at that moment.
 */
function signedValue(cookie: string, secret: string): string | null {
  const [value, signature] = cookie.split('.');
  if (!value || !signature) return null;
  const theirs = Buffer.from(signature);
  const ours = Buffer.from(createHmac('sha256', secret).update(value).digest('base64'));
  return theirs.length === ours.length && timingSafeEqual(theirs, ours) ? value : null;
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
export async function endSession(db: Database, userId: string, id: string): Promise<boolean> {
  const ended = await db
    .deleteFrom('auth.sessions')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return ended.numDeletedRows > 0n;
}

export async function endOtherSessions(db: Database, userId: string, keep: string): Promise<void> {
  await db
    .deleteFrom('auth.sessions')
    .where('userId', '=', userId)
    .where('id', '!=', keep)
    .execute();
}

export async function endAllSessions(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('auth.sessions').where('userId', '=', userId).execute();
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
