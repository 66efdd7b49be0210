import { createMiddleware } from 'hono/factory';
import { randomUUID } from 'node:crypto';
import proxyAddr from 'proxy-addr';
import type { Auth } from '../auth/auth.ts';
import { AppError } from '../errors.ts';
import type { AppEnvironment } from './api.ts';
import { isLoopback, loopbackNames } from './listen.ts';

/** Lets only signed-in people through. */
export function requireSession(auth: Auth) {
  return createMiddleware<AppEnvironment>(async (c, next) => {
    const user = await auth.findUser(c.req.header('Cookie') ?? '');
    if (!user) throw new AppError('unauthenticated');
    c.set('user', user);
    return next();
  });
}

/** To everybody but admins what lies behind does not exist, whatever they send. */
export const requireAdmin = createMiddleware<AppEnvironment>(async (c, next) => {
  if (!c.get('user').isAdmin) throw new AppError('not_found');
  await next();
});

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a call with this method changes nothing. */
export function isReading(method: string): boolean {
  return readingMethods.has(method);
}

/** On one's own machine the same server answers to three names, and people type any of them. */
function ownOrigins(publicUrl: string): readonly string[] {
  if (!isLoopback(publicUrl)) return [publicUrl];
  const { protocol, port } = new URL(publicUrl);
  return loopbackNames.map((name) => new URL(`${protocol}//${name}:${port}`).origin);
}

/** Nothing changes, and no socket opens, unless our own page asked for it. */
export function sameOrigin(publicUrl: string) {
  const ours = ownOrigins(publicUrl);
  return createMiddleware<AppEnvironment>(async (c, next) => {
    const isHarmless = isReading(c.req.method) && !c.env.upgrade;
    if (!isHarmless && !isOurs(c.req.header('Origin'), c.req.header('Sec-Fetch-Site'))) {
      throw new AppError('origin_not_allowed');
    }
    await next();
  });

  function isOurs(origin: string | undefined, site: string | undefined): boolean {
    return origin === undefined ? site === 'same-origin' : ours.includes(origin);
  }
}

/** What belongs to one person stays out of every cache; what a route says is public may be kept. */
export const noStore = createMiddleware<AppEnvironment>(async (c, next) => {
  await next();
  if (c.res.headers.get('Cache-Control')?.startsWith('public')) return;
  c.header('Cache-Control', 'no-store');
});

/** Names each request, so that a person's report can be found in the log. */
export const requestId = createMiddleware<AppEnvironment>(async (c, next) => {
  const id = randomUUID();
  c.set('requestId', id);
  await next();
  c.header('X-Request-Id', id);
});

/**
 * Who is really calling: the socket's other end. Only where that is one of the owner's proxies does
 * X-Forwarded-For say more, read from its end up to the first address that is none of them.
 */
export function clientAddress(trustedProxies: readonly string[]) {
  const isTrusted = proxyAddr.compile([...trustedProxies]);
  return createMiddleware<AppEnvironment>(async (c, next) => {
    const { incoming } = c.env;
    c.set('clientAddress', incoming ? proxyAddr(incoming, isTrusted) : '127.0.0.1');
    await next();
  });
}
