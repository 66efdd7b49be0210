import type { CheckoutOutcome } from '@replysmith/contract';

type PaymentPhase = CheckoutOutcome['status'] | 'waiting' | 'unknown' | 'none' | 'failed';

type Seen = {
  sessionId: string | null;
  /** What the server last said; undefined before its first word. */
  status: CheckoutOutcome['status'] | undefined;
  failure: 'not-found' | 'other' | null;
  /** For how long the page has been watching. */
  watchedFor: 'a-moment' | 'long-enough' | 'too-long';
};

/** What the page says. Only the server's word makes a payment paid; time alone never does. */
export function paymentPhase({ sessionId, status, failure, watchedFor }: Seen): PaymentPhase {
  if (!sessionId) return 'none';
  if (watchedFor === 'a-moment') return 'processing';
  if (status === 'paid' || status === 'changed' || status === 'expired') return status;
  if (failure) return failure === 'not-found' ? 'unknown' : 'failed';
  if (status === 'open') return 'open';
  return watchedFor === 'too-long' ? 'waiting' : 'processing';
}
