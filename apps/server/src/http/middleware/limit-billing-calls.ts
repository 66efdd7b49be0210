import { createMiddleware } from 'hono/factory';
import type { Auth } from '../../auth/auth.ts';
import { AppError } from '../../services/errors.ts';
import type { AppEnvironment } from '../environment.ts';

/** The payment provider has limits for all of us together: nobody may use them up alone. */
export function limitBillingCalls(auth: Auth) {
  return createMiddleware<AppEnvironment>(async (c, next) => {
    const retryAfterSeconds = await auth.countBillingCall(c.get('user').id);
    if (retryAfterSeconds !== null) throw new AppError('rate_limited', { retryAfterSeconds });
    return next();
  });
}
