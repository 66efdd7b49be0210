import { createMiddleware } from 'hono/factory';
import type { AppEnvironment } from '../environment.ts';

/** What belongs to one person stays out of every cache. */
export const noStore = createMiddleware<AppEnvironment>(async (c, next) => {
  await next();
  c.header('Cache-Control', 'no-store');
});
