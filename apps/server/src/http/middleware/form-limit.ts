import { createMiddleware } from 'hono/factory';
import type { Auth, Form } from '../../auth/auth.ts';
import { AppError } from '../../services/errors.ts';
import type { AppEnvironment } from '../environment.ts';

/** A person sends a form so often a minute and no more, from however many tabs. */
export function formLimit(auth: Auth, form: Form) {
  return createMiddleware<AppEnvironment>(async (c, next) => {
    const wait = await auth.countForm(c.get('user').id, form);
    if (wait !== null) throw new AppError('form_limited', { retryAfterSeconds: wait });
    await next();
  });
}
