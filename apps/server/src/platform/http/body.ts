import { lengths } from '@replysmith/contract';
import { bodyLimit as limit } from 'hono/body-limit';
import { every } from 'hono/combine';
import { createMiddleware } from 'hono/factory';
import { AppError } from '../errors.ts';
import type { AppEnvironment } from './api.ts';
import { isReading } from './middleware.ts';

/** Counts the bytes that arrive, so it also limits bodies sent in chunks. */
export const bodyLimit = limit({
  maxSize: lengths.jsonBodyBytes,
  onError: (c) => {
    // The rest of the body is never read, so the connection cannot be used again.
    c.header('Connection', 'close');
    throw new AppError('payload_too_large');
  },
});

/** Refuses forms, which other sites can send without asking first. Forms cannot send DELETE. */
const requireJson = createMiddleware<AppEnvironment>(async (c, next) => {
  const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  const needsType = c.req.method !== 'DELETE' || type !== undefined;
  if (needsType && type !== 'application/json') throw new AppError('unsupported_media_type');
  await next();
});

/** Invalid UTF-8 would be replaced silently, which would change the writer's text. */
const requireUtf8 = createMiddleware<AppEnvironment>(async (c, next) => {
  if (!isUtf8(await c.req.arrayBuffer())) throw new AppError('malformed_body');
  await next();
});

const checks = every(requireJson, bodyLimit, requireUtf8);

/** Refuses bodies that no route could read. Nobody reads the body of a reading method. */
export const checkBody = createMiddleware<AppEnvironment>((c, next) =>
  isReading(c.req.method) ? next() : checks(c, next),
);

function isUtf8(bytes: ArrayBuffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
