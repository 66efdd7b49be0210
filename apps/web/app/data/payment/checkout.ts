import {
  CheckoutOutcome,
  CheckoutSession,
  paths,
  PortalSession,
  type CreateCheckoutSessionRequest,
} from '@replysmith/contract';
import { useQueryClient } from '@tanstack/react-query';
import { apiPost, type Schema } from '../../lib/wire/api-client.ts';
import { ApiError, hasCode } from '../../lib/wire/api-error.ts';
import { useDeparture } from '../session/departure.ts';
import { subscriptionQuery } from './subscription.ts';

/** Takes the id of a plan to where it is paid for, or, for who pays already, where it is changed. */
export function useStartCheckout() {
  const client = useQueryClient();
  return useDeparture('Opening the checkout…', async (planId: string, key) => {
    const request: CreateCheckoutSessionRequest = { planId };
    try {
      return await postForUrl(paths.createCheckoutSession, request, CheckoutSession, key);
    } catch (error) {
      if (hasCode(error, 'already_on_plan')) {
        void client.invalidateQueries({ queryKey: subscriptionQuery.queryKey });
      }
      throw error;
    }
  });
}

/** Takes a paying person to where the subscription is managed. */
export function useOpenPortal() {
  return useDeparture('Opening billing…', (_from: 'portal', key) =>
    postForUrl(paths.createPortalSession, {}, PortalSession, key),
  );
}

export function confirmCheckout(sessionId: string, signal: AbortSignal): Promise<CheckoutOutcome> {
  return apiPost(paths.confirmCheckout, { session_id: sessionId }, CheckoutOutcome, { signal });
}

async function postForUrl<T extends { url: string }>(
  path: string,
  body: unknown,
  schema: Schema<T>,
  key: string,
): Promise<T> {
  try {
    const answer = await apiPost(path, body, schema, { headers: { 'idempotency-key': key } });
    if (/^https?:$/.test(new URL(answer.url).protocol)) return answer;
  } catch (error) {
    if (!hasKind(error, 'unreadable')) throw error;
  }
  throw new ApiError({
    kind: 'unreadable',
    code: 'no_checkout_url',
    message: 'No checkout URL received',
  });
}

function hasKind(error: unknown, kind: ApiError['kind']): boolean {
  return error instanceof ApiError && error.kind === kind;
}
