import type { Context as Door } from 'hono';
import type { Context, Services } from '../services/context.ts';
import type { AppEnvironment } from './environment.ts';

/** What a verb works with, on behalf of whoever makes this call. */
export function contextOf(c: Door<AppEnvironment>, services: Services): Context {
  return { ...services, user: c.get('user'), call: c.get('call') };
}
