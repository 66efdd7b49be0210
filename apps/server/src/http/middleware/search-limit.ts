import { createMiddleware } from 'hono/factory';
import type { Auth } from '../../auth/auth.ts';
import { AppError } from '../../services/errors.ts';
import type { AppEnvironment } from '../environment.ts';

/**
 * A person searches so often a minute and no more. The later pages of what a search found, and what
 * is suggested while one types, come many to a search: they have a wider limit of their own.
 */
export function searchLimit(auth: Auth, kind: 'search' | 'suggestion') {
  return createMiddleware<AppEnvironment>(async (c, next) => {
    if (!c.req.query('search')?.trim()) return next();
    const isNew = kind === 'search' && Number(c.req.query('offset') ?? 0) === 0;
    const wait = await auth.countSearch(c.get('user').id, isNew ? 'search' : 'lookUp');
    if (wait !== null) throw new AppError('search_limited', { retryAfterSeconds: wait });
    return next();
  });
}
