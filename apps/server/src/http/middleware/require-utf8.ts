import { createMiddleware } from 'hono/factory';
import { AppError } from '../../services/errors.ts';
import type { AppEnvironment } from '../environment.ts';
import { isReading } from './is-reading.ts';

/** Bytes that are no UTF-8 would be replaced in silence, and the writer's text with them. */
export const requireUtf8 = createMiddleware<AppEnvironment>(async (c, next) => {
  if (!isReading(c.req.method) && !isUtf8(await c.req.arrayBuffer())) {
    throw new AppError('malformed_body');
  }
  await next();
});

function isUtf8(bytes: ArrayBuffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
