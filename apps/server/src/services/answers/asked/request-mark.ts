import type { OptimizeEmailRequest } from '@replysmith/contract';
import { digestOfRequest } from '../../idempotency/digest-of-request.ts';

/** What a request sent again is known by: the caller's key, and a digest of what was asked. */
export type RequestMark = { readonly idempotency_key: string; readonly request_digest: string };

export function markOf(key: string, request: OptimizeEmailRequest): RequestMark {
  return { idempotency_key: key, request_digest: digestOfRequest(request) };
}
