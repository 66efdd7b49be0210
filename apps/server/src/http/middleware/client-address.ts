import { createMiddleware } from 'hono/factory';
import type { AppEnvironment } from '../environment.ts';

/** Who is really calling: the socket's other end. Headers that claim to know better are not asked. */
export const clientAddress = createMiddleware<AppEnvironment>(async (c, next) => {
  c.set('clientAddress', c.env.incoming?.socket.remoteAddress ?? '127.0.0.1');
  await next();
});
