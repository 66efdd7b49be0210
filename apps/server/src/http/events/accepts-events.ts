import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import type { AppEnvironment } from '../environment.ts';
import { eventStream } from './event-stream.ts';

/** Whether the caller would rather watch an answer grow than get the whole. */
export function acceptsEvents(c: Context<AppEnvironment>): boolean {
  const [whole, events] = ['application/json', eventStream];
  return accepts(c, { header: 'Accept', supports: [whole, events], default: whole }) === events;
}
