import { createMiddleware } from 'hono/factory';
import { AppError } from '../../services/errors.ts';
import type { AppEnvironment } from '../environment.ts';
import { isReading } from './is-reading.ts';

/** Keeps out forms, which other sites can send without asking first. No form deletes. */
export const requireJson = createMiddleware<AppEnvironment>(async (c, next) => {
  const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  const needsType = !isReading(c.req.method) && (c.req.method !== 'DELETE' || type !== undefined);
  if (needsType && type !== 'application/json') throw new AppError('unsupported_media_type');
  await next();
});
