import { createHash } from 'node:crypto';
import type { OptimizeEmailRequest } from '@replysmith/contract';

/** What a request sent again is known by: the caller's key, and a digest of what was asked. */
export type RequestMark = { readonly idempotency_key: string; readonly request_digest: string };

/** The number of the turn that a person's requests with the same key take one after another. */
export function turnOf(userId: string, key: string): bigint {
  return createHash('sha256').update(`${userId} ${key}`).digest().readBigInt64BE();
}

export function markOf(key: string, request: OptimizeEmailRequest): RequestMark {
  const digest = createHash('sha256').update(JSON.stringify(request)).digest('base64url');
  return { idempotency_key: key, request_digest: digest };
}
