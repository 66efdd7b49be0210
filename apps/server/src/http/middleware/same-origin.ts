import { createMiddleware } from 'hono/factory';
import { AppError } from '../../services/errors.ts';
import type { AppEnvironment } from '../environment.ts';

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/** On one's own machine the same server answers to three names, and people type any of them. */
function ownOrigins(publicUrl: string): readonly string[] {
  const { hostname, protocol, port } = new URL(publicUrl);
  if (!loopback.includes(hostname)) return [publicUrl];
  return loopback.map((name) => new URL(`${protocol}//${name}:${port}`).origin);
}

/**
 * Nothing changes unless our own page asked for it. Requiring JSON as well keeps out forms, which
 * other sites can send without asking first.
 */
export function sameOrigin(publicUrl: string) {
  const ours = ownOrigins(publicUrl);
  return createMiddleware<AppEnvironment>(async (c, next) => {
    if (!readingMethods.has(c.req.method)) {
      if (!isOurs(c.req.header('Origin'), c.req.header('Sec-Fetch-Site'))) {
        throw new AppError('origin_not_allowed');
      }
      const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase();
      if (type !== 'application/json') throw new AppError('unsupported_media_type');
    }
    await next();
  });

  function isOurs(origin: string | undefined, site: string | undefined): boolean {
    return origin === undefined ? site === 'same-origin' : ours.includes(origin);
  }
}
