import { createMiddleware } from 'hono/factory';
import type { Auth } from '../../auth/auth.ts';
import { AppError } from '../../services/errors.ts';
import type { AppEnvironment } from '../environment.ts';

/** Lets only signed-in people through. */
export function requireSession(auth: Auth) {
  return createMiddleware<AppEnvironment>(async (c, next) => {
    const user = await auth.findUser(c.req.raw.headers);
    if (!user) throw new AppError('unauthenticated');
    c.set('user', user);
    await next();
  });
}
