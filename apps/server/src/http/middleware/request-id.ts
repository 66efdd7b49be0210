import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { AppEnvironment } from '../environment.ts';

/** Names each request, so that a person's report can be found in the log. */
export const requestId = createMiddleware<AppEnvironment>(async (c, next) => {
  const id = randomUUID();
  c.set('requestId', id);
  await next();
  c.header('X-Request-Id', id);
});
