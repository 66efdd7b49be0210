import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { randomUUID } from 'node:crypto';
import proxyAddr from 'proxy-addr';
import { AppError } from '../errors.ts';
import type { AppEnvironment } from './api.ts';
import { keyOf } from './callers.ts';
import { keepHeaders } from './security-headers.ts';
import { isLoopback, loopbackNames } from '../config/values.ts';

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a method only reads. */
export function isReading(method: string): boolean {
  return readingMethods.has(method);
}

/** On a local machine the server has three names, and people type any of them. */
function ownOrigins(publicUrl: string): readonly string[] {
  if (!isLoopback(publicUrl)) return [publicUrl];
  const { protocol, port } = new URL(publicUrl);
  return loopbackNames.map((name) => new URL(`${protocol}//${name}:${port}`).origin);
}

/** Allows changes and sockets only from our own pages, and from programs with an access key. */
export function sameOrigin(publicUrl: string) {
  const ours = ownOrigins(publicUrl);
  return createMiddleware<AppEnvironment>(async (c, next) => {
    const isHarmless = isReading(c.req.method) && !c.env.upgrade;
    if (
      !isHarmless &&
      keyOf(c) === null &&
      !isOurs(c.req.header('Origin'), c.req.header('Sec-Fetch-Site'))
    ) {
      throw new AppError('origin_not_allowed');
    }
    await next();
  });

  function isOurs(origin: string | undefined, site: string | undefined): boolean {
    return origin === undefined ? site === 'same-origin' : ours.includes(origin);
  }
}

/**
 * Refuses pages of other sites whatever they bring along: one whose name was made to lead to this
 * machine reaches it like a page of our own. Programs send no Origin.
 */
export function refuseOtherOrigins(publicUrl: string) {
  const ours = ownOrigins(publicUrl);
  return createMiddleware<AppEnvironment>(async (c, next) => {
    const origin = c.req.header('Origin');
    if (origin !== undefined && !ours.includes(origin)) throw new AppError('origin_not_allowed');
    await next();
  });
}

/** Keeps personal replies out of every cache. A route may mark its reply as public. */
export const noStore = createMiddleware<AppEnvironment>(async (c, next) => {
  c.header('Cache-Control', 'no-store');
  await next();
  const { headers } = c.res;
  if (!headers.get('Cache-Control')?.startsWith('public')) headers.set('Cache-Control', 'no-store');
});

const wellFormedId = /^[\w.-]{8,64}$/;
const wellFormedTrace = /^00-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}$/;

/** The `traceparent` that a proxy of ours sent, if it is well-formed. */
export function traceParent(c: Context<AppEnvironment>): string | undefined {
  if (!c.get('isFromProxy')) return undefined;
  const header = c.req.header('traceparent');
  return header !== undefined && wellFormedTrace.test(header) ? header : undefined;
}

/**
 * Gives each request an id, so that a person's report can be found in the log: the one that one of
 * our proxies gave it, or that of the trace it belongs to, or a new one.
 */
export const requestId = createMiddleware<AppEnvironment>(async (c, next) => {
  const given = (c.get('isFromProxy') && c.req.header('X-Request-Id')) || '';
  const id = wellFormedId.test(given) ? given : (traceParent(c)?.slice(3, 35) ?? randomUUID());
  c.set('requestId', id);
  c.header('X-Request-Id', id);
  await next();
  keepHeaders(c, [['X-Request-Id', id]]);
});

/** What a proxy adds to a call. */
const proxyHeader =
  /^(forwarded|via|x-forwarded-.*|x-real-ip|cf-.*|(.*-)?(client|connecting)-?ip)$/i;

/** Whether a call shows that it came through a proxy. One that adds nothing is not seen. */
export function wasPassedOn(c: Context<AppEnvironment>): boolean {
  return Object.keys(c.req.header()).some((name) => proxyHeader.test(name));
}

/**
 * The address of the caller: the other end of the socket. If that is one of the owner's proxies,
 * X-Forwarded-For is read from its end to the first address that is not a proxy.
 */
export function clientAddress(trustedProxies: readonly string[]) {
  const isTrusted = proxyAddr.compile([...trustedProxies]);
  return createMiddleware<AppEnvironment>(async (c, next) => {
    const { incoming } = c.env;
    c.set('clientAddress', incoming ? proxyAddr(incoming, isTrusted) : '127.0.0.1');
    c.set('isFromProxy', isTrusted(incoming?.socket.remoteAddress ?? '', 0));
    await next();
  });
}
