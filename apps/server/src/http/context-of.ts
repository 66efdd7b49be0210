import type { Context as Call } from 'hono';
import type { Context, Services } from '../services/context.ts';
import type { AppEnvironment } from './environment.ts';

/** What a verb works with, on behalf of whoever makes this call. */
export function contextOf(c: Call<AppEnvironment>, services: Services): Context {
  return { ...services, user: c.get('user'), beforeCommit: c.get('beforeCommit') };
}
