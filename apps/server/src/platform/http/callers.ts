import { type KeyScope, includesScope } from '@replysmith/contract';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Auth } from '../auth/auth.ts';
import { holdsKey } from '../key-format.ts';
import type { CallingUser, SessionUser } from '../auth/session-cache.ts';
import { AppError } from '../errors.ts';
import type { AppEnvironment } from './api.ts';

type Call = Context<AppEnvironment>;

const bearer = /^Bearer(?:\s+(.*))?$/i;

/** The access key that a call brings. No other site can have a browser send one unasked. */
export function keyOf(c: Call): string | null {
  const found = bearer.exec(c.req.header('Authorization') ?? '');
  return found ? (found[1] ?? '').trim() : null;
}

/** Who calls: by access key if there is one, whatever the cookies say, or else by session. */
async function findCaller(auth: Auth, c: Call): Promise<CallingUser | null> {
  const key = keyOf(c);
  if (key === null) return auth.findUser(c.req.header('Cookie') ?? '');
  const userAgent = c.req.header('User-Agent') ?? '';
  return auth.findKeyUser({ key, address: c.get('clientAddress'), userAgent });
}

/** Throws unless somebody calls, with a session or an access key. */
export function requireCaller(auth: Auth) {
  return createMiddleware<AppEnvironment>(async (c, next) => {
    const user = await findCaller(auth, c).catch((error: unknown) => {
      c.header('WWW-Authenticate', 'Bearer error="invalid_token"');
      throw error;
    });
    if (!user) throw new AppError('unauthenticated');
    c.set('user', user);
    return next();
  });
}

/** For everybody except admins, an admin's routes do not exist. */
export const requireAdmin = createMiddleware<AppEnvironment>(async (c, next) => {
  if (!c.get('user').isAdmin) throw new AppError('not_found');
  await next();
});

/** Throws for a key whose scope is another, and for any where none is named. */
export function requireScope(scope: KeyScope | undefined) {
  return createMiddleware<AppEnvironment>(async (c, next) => {
    const user = c.get('user');
    if ('key' in user && !scope) throw new AppError('key_not_accepted');
    if ('key' in user && scope && !includesScope(user.key.scope, scope)) {
      throw new AppError('key_scope', { values: { scope } });
    }
    await next();
  });
}

/** Keys do not reach what guards the account. Nobody looks whose key it is. */
export const refuseKeys = createMiddleware<AppEnvironment>(async (c, next) => {
  if (keyOf(c) !== null) throw new AppError('key_not_accepted');
  await next();
});

/** Addresses are logged by proxies and kept in histories. */
export const refuseKeysInAddress = createMiddleware<AppEnvironment>(async (c, next) => {
  if (holdsKey(c.req.url)) throw new AppError('key_in_address');
  await next();
});

/** The session of a call where keys are refused. */
export function sessionOf(c: Context<AppEnvironment, string>): SessionUser {
  const user = c.get('user');
  if ('key' in user) throw new AppError('key_not_accepted');
  return user;
}

/** Throws unless this is the password of who is signed in. */
export async function requirePassword(auth: Auth, userId: string, password: string): Promise<void> {
  const check = await auth.checkPassword(userId, password);
  if (check === 'wrong') throw new AppError('current_password_incorrect');
  if (check === 'too_many_tries') throw new AppError('rate_limited', { retryAfterSeconds: 60 });
}
