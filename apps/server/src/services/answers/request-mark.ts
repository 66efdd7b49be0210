import { createHash } from 'node:crypto';
import type { OptimizeEmailRequest } from '@replysmith/contract';

/** What a request sent again is known by: the caller's key, and a digest of what was asked. */
export type RequestMark = { readonly idempotency_key: string; readonly request_digest: string };

export function markOf(key: string, request: OptimizeEmailRequest): RequestMark {
  const digest = createHash('sha256').update(JSON.stringify(request)).digest('base64url');
  return { idempotency_key: key, request_digest: digest };
}
