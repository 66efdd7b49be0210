import { lengths } from '@replysmith/contract';
import { bodyLimit as limit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { AppError } from '../errors.ts';
import type { AppEnvironment } from './api.ts';
import { isReading } from './middleware.ts';

/** Counts what really arrives, so a body sent in chunks is bound by it too. */
export const bodyLimit = limit({
  maxSize: lengths.jsonBodyBytes,
  onError: (c) => {
    // The rest of the body is never read, so nothing can follow on this connection.
    c.header('Connection', 'close');
    throw new AppError('payload_too_large');
  },
});

/** Keeps out forms, which other sites can send without asking first. No form deletes. */
export const requireJson = createMiddleware<AppEnvironment>(async (c, next) => {
  const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  const needsType = !isReading(c.req.method) && (c.req.method !== 'DELETE' || type !== undefined);
  if (needsType && type !== 'application/json') throw new AppError('unsupported_media_type');
  await next();
});

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
