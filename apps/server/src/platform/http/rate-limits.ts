import { TemplateFilter } from '@replysmith/contract';
import { createMiddleware } from 'hono/factory';
import { z } from 'zod';
import type { Auth, Form, Search } from '../auth/auth.ts';
import { AppError } from '../errors.ts';
import type { AppEnvironment } from './api.ts';
import type { Limit } from './route.ts';

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
export function searchLimit(kindOf: SearchKind): Limit {
  return (auth) =>
    createMiddleware<AppEnvironment>(async (c, next) => {
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
export const postedSearchLimit: Limit = (auth) =>
  createMiddleware<AppEnvironment>(async (c, next) => {
    // What is no such call is refused, or let through, by whoever answers it.
    const { data } = posted.safeParse(await c.req.json().catch(() => null));
    const of = data && ('matching' in data.of ? data.of.matching : { ...data.of, after: null });
    if (of?.filter.search !== undefined) {
      const isNew = (of.after ?? null) === null;
      await count(auth, c.get('user').id, isNew ? 'search' : 'lookUp');
    }
    return next();
  });

/** What pages find for a text unasked, and what therefore takes nothing of a person's searches. */
export const likenessLimit: Limit = (auth) =>
  createMiddleware<AppEnvironment>(async (c, next) => {
    await count(auth, c.get('user').id, 'likeness');
    return next();
  });

async function count(auth: Auth, userId: string, kind: Search): Promise<void> {
  const wait = await auth.countSearch(userId, kind);
  if (wait !== null) throw new AppError('search_limited', { retryAfterSeconds: wait });
}

/** A person sends a form so often a minute and no more, from however many tabs. */
export function formLimit(form: Form): Limit {
  return (auth) =>
    createMiddleware<AppEnvironment>(async (c, next) => {
      const wait = await auth.countForm(c.get('user').id, form);
      if (wait !== null) throw new AppError('form_limited', { retryAfterSeconds: wait });
      await next();
    });
}

/** The payment provider has limits for all of us together: nobody may use them up alone. */
export const billingLimit: Limit = (auth) =>
  createMiddleware<AppEnvironment>(async (c, next) => {
    const retryAfterSeconds = await auth.countBillingCall(c.get('user').id);
    if (retryAfterSeconds !== null) throw new AppError('rate_limited', { retryAfterSeconds });
    return next();
  });
