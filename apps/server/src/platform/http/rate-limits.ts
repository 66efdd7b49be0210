import { TemplateFilter } from '@replysmith/contract';
import { createMiddleware } from 'hono/factory';
import { z } from 'zod';
import type { Auth, Form, Search } from '../auth/auth.ts';
import { AppError } from '../errors.ts';
import type { AppEnvironment } from './api.ts';
import type { Limit } from './route.ts';

/** Which limit a search counts against, by its query. */
type SearchKind = (query: Readonly<Record<string, string>>) => Search;

/** Deleted sessions are searched together with archived ones, without an index. */
export const sessionSearch: SearchKind = ({ state, before = '' }) => {
  if (state === 'deleted') return 'deletedSearch';
  // A moment in the future includes everything, so this is the first page.
  return Date.parse(before) <= Date.now() ? 'lookUp' : 'search';
};

export const templateSearch: SearchKind = ({ offset }) =>
  Number(offset) > 0 ? 'lookUp' : 'search';

export const suggestion: SearchKind = () => 'lookUp';

/**
 * Limits searches per person and minute. Later pages and suggestions come many to a search, so they
 * have a wider limit of their own.
 */
export function searchLimit(kindOf: SearchKind): Limit {
  return (auth) =>
    createMiddleware<AppEnvironment>(async (c, next) => {
      const query = c.req.query();
      if (query.search?.trim()) await countSearch(auth, c.get('user').id, kindOf(query));
      return next();
    });
}

const posted = z.object({
  of: z.union([
    z.object({ filter: TemplateFilter }),
    z.object({ matching: z.object({ filter: TemplateFilter, after: z.uuid().nullish() }) }),
  ]),
});

/**
 * The same for POST calls that search for what they change or export; later parts count as later
 * pages.
 */
export const postedSearchLimit: Limit = (auth) =>
  createMiddleware<AppEnvironment>(async (c, next) => {
    // Other calls are left to their route, which refuses or accepts them.
    const { data } = posted.safeParse(await c.req.json().catch(() => null));
    const of = data && ('matching' in data.of ? data.of.matching : { ...data.of, after: null });
    if (of?.filter.search !== undefined) {
      const isNew = (of.after ?? null) === null;
      await countSearch(auth, c.get('user').id, isNew ? 'search' : 'lookUp');
    }
    return next();
  });

/** For similar templates, which pages look for unasked; they do not count as searches. */
export const likenessLimit: Limit = (auth) =>
  createMiddleware<AppEnvironment>(async (c, next) => {
    await countSearch(auth, c.get('user').id, 'likeness');
    return next();
  });

/** Throws when a person has searched too often lately. */
export async function countSearch(auth: Auth, userId: string, kind: Search): Promise<void> {
  const wait = await auth.countSearch(userId, kind);
  if (wait !== null) throw new AppError('search_limited', { retryAfterSeconds: wait });
}

/** Limits how often a person sends a form per minute, from any number of tabs. */
export function formLimit(form: Form): Limit {
  return (auth) =>
    createMiddleware<AppEnvironment>(async (c, next) => {
      const wait = await auth.countForm(c.get('user').id, form);
      if (wait !== null) throw new AppError('form_limited', { retryAfterSeconds: wait });
      await next();
    });
}

/** The payment provider limits all of us together, so no single person may use that up. */
export const billingLimit: Limit = (auth) =>
  createMiddleware<AppEnvironment>(async (c, next) => {
    const retryAfterSeconds = await auth.countBillingCall(c.get('user').id);
    if (retryAfterSeconds !== null) throw new AppError('rate_limited', { retryAfterSeconds });
    return next();
  });
