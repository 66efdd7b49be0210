import { TemplateFilter } from '@replysmith/contract';
import { createMiddleware } from 'hono/factory';
import { z } from 'zod';
import type { Auth, Search } from '../../auth/auth.ts';
import { AppError } from '../../services/errors.ts';
import type { AppEnvironment } from '../environment.ts';

/** How a search is counted, by what is asked of its path. */
type SearchKind = (query: Readonly<Record<string, string>>) => Search;

/** What is deleted is searched beside what is archived, without an index. */
export const sessionSearch: SearchKind = ({ state, before = '' }) => {
  if (state === 'deleted') return 'deletedSearch';
  // Before a moment that has not come is everything: that is the first page.
  return Date.parse(before) <= Date.now() ? 'lookUp' : 'search';
};

export const templateSearch: SearchKind = ({ offset }) =>
  Number(offset) > 0 ? 'lookUp' : 'search';

export const suggestion: SearchKind = () => 'lookUp';

/**
 * A person searches so often a minute and no more. The later pages of what a search found, and what
 * is suggested while one types, come many to a search: they have a wider limit of their own.
 */
export function searchLimit(auth: Auth, kindOf: SearchKind) {
  return createMiddleware<AppEnvironment>(async (c, next) => {
    const query = c.req.query();
    if (query.search?.trim()) await count(auth, c.get('user').id, kindOf(query));
    return next();
  });
}

const posted = z.object({
  of: z.union([
    z.object({ filter: TemplateFilter }),
    z.object({ matching: z.object({ filter: TemplateFilter, after: z.uuid().nullish() }) }),
  ]),
});

/** The same for calls that search for what they change or export; later parts are later pages. */
export function postedSearchLimit(auth: Auth) {
  return createMiddleware<AppEnvironment>(async (c, next) => {
    // What is no such call is refused, or let through, by whoever answers it.
    const { data } = posted.safeParse(await c.req.json().catch(() => null));
    const of = data && ('matching' in data.of ? data.of.matching : { ...data.of, after: null });
    if (of?.filter.search !== undefined) {
      const isNew = (of.after ?? null) === null;
      await count(auth, c.get('user').id, isNew ? 'search' : 'lookUp');
    }
    return next();
  });
}

/** What pages find for a text unasked, and what therefore takes nothing of a person's searches. */
export function likenessLimit(auth: Auth) {
  return createMiddleware<AppEnvironment>(async (c, next) => {
    await count(auth, c.get('user').id, 'likeness');
    return next();
  });
}

async function count(auth: Auth, userId: string, kind: Search): Promise<void> {
  const wait = await auth.countSearch(userId, kind);
  if (wait !== null) throw new AppError('search_limited', { retryAfterSeconds: wait });
}
