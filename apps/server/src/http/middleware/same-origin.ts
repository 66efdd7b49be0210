import { createMiddleware } from 'hono/factory';
import { AppError } from '../../services/errors.ts';
import type { AppEnvironment } from '../environment.ts';
import { isLoopback, loopbackNames } from '../loopback.ts';
import { isReading } from './is-reading.ts';

/** On one's own machine the same server answers to three names, and people type any of them. */
function ownOrigins(publicUrl: string): readonly string[] {
  if (!isLoopback(publicUrl)) return [publicUrl];
  const { protocol, port } = new URL(publicUrl);
  return loopbackNames.map((name) => new URL(`${protocol}//${name}:${port}`).origin);
}

/** Nothing changes, and no socket opens, unless our own page asked for it. */
export function sameOrigin(publicUrl: string) {
  const ours = ownOrigins(publicUrl);
  return createMiddleware<AppEnvironment>(async (c, next) => {
    const isHarmless = isReading(c.req.method) && !c.env.upgrade;
    if (!isHarmless && !isOurs(c.req.header('Origin'), c.req.header('Sec-Fetch-Site'))) {
      throw new AppError('origin_not_allowed');
    }
    await next();
  });

  function isOurs(origin: string | undefined, site: string | undefined): boolean {
    return origin === undefined ? site === 'same-origin' : ours.includes(origin);
  }
}
