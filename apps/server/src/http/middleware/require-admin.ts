import { createMiddleware } from 'hono/factory';
import { AppError } from '../../services/errors.ts';
import type { AppEnvironment } from '../environment.ts';

/** To everybody but admins what lies behind does not exist, whatever they send. */
export const requireAdmin = createMiddleware<AppEnvironment>(async (c, next) => {
  if (!c.get('user').isAdmin) throw new AppError('not_found');
  await next();
});
