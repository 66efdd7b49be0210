import { createMiddleware } from 'hono/factory';
import type { AppEnvironment } from '../environment.ts';

/** What belongs to one person stays out of every cache; what a door says is public may be kept. */
export const noStore = createMiddleware<AppEnvironment>(async (c, next) => {
  await next();
  if (c.res.headers.get('Cache-Control')?.startsWith('public')) return;
  c.header('Cache-Control', 'no-store');
});
