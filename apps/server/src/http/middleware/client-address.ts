import { createMiddleware } from 'hono/factory';
import proxyAddr from 'proxy-addr';
import type { AppEnvironment } from '../environment.ts';

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
