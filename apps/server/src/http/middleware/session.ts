import { createMiddleware } from 'hono/factory';
import type { Auth } from '../../auth/auth.ts';
import { AppError } from '../../services/errors.ts';
import type { AppEnvironment } from '../environment.ts';

/** Lets only signed-in people through, except to what is open to everyone. */
export function requireSession(auth: Auth, open: ReadonlySet<string>) {
  return createMiddleware<AppEnvironment>(async (c, next) => {
    if (open.has(c.req.path)) return next();
    const user = await auth.findUser(c.req.header('Cookie') ?? '');
    if (!user) throw new AppError('unauthenticated');
    c.set('user', user);
    return next();
  });
}
