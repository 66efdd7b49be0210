import {
  type SandboxChangeRequest,
  SandboxCheckout,
  SandboxSubscription,
  paths,
} from '@replysmith/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { subscriptionQuery, useSubscription } from '../../data/subscription.ts';
import { type Schema, apiGet, apiPost } from '../../lib/http.ts';
import { confirmCheckout } from './checkout.ts';

const pauses = [1_000, 2_000, 3_000];
const longestPause = 5_000;

/**
 * The outcome of a checkout. Polled while the page is open and it may still change, and at once
 * when the subscription changes.
 */
export function usePayment(sessionId: string | null, { isWatching }: { isWatching: boolean }) {
  const payment = useQuery({
    queryKey: ['payment', sessionId],
    queryFn: async ({ client, signal }) => {
      const outcome = await confirmCheckout(sessionId ?? '', signal);
      if (outcome.status === 'paid' || outcome.status === 'changed') {
        await client.invalidateQueries({ queryKey: subscriptionQuery.queryKey });
      }
      return outcome;
    },
    enabled: sessionId !== null,
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const status = state.data?.status;
      const isUnsettled = status === undefined || status === 'processing' || status === 'open';
      if (!isWatching || !isUnsettled || state.status === 'error') return false;
      return pauses[state.dataUpdateCount - 1] ?? longestPause;
    },
  });
  const mayChange = payment.data?.status === 'processing' || payment.data?.status === 'open';
  useNews(mayChange, payment.refetch);
  return payment;
}

function useNews(isWanted: boolean, onNews: () => unknown): void {
  const version = useSubscription().data?.version;
  const known = useRef(version);

  useEffect(() => {
    const isNews = known.current !== undefined && known.current !== version;
    known.current = version;
    if (isNews && isWanted) onNews();
  }, [version, isWanted, onNews]);
}

const ignored: Schema<null> = { parse: () => null };

/** A sandbox checkout; the sandbox replaces the payment provider's page. */
export function useSandboxCheckout(id: string) {
  return useQuery({
    queryKey: ['sandbox-checkout', id],
    queryFn: ({ signal }) =>
      apiGet(`${paths.sandboxCheckouts}/${encodeURIComponent(id)}`, SandboxCheckout, { signal }),
  });
}

/** Makes the test card pay or be declined. */
export function useSandboxPayment(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (outcome: 'pay' | 'decline') =>
      apiPost(
        `${paths.sandboxCheckouts}/${encodeURIComponent(id)}/payment`,
        { outcome },
        SandboxCheckout,
      ),
    onSuccess: (checkout) => client.setQueryData(['sandbox-checkout', id], checkout),
  });
}

const sandboxSubscriptionKey = ['sandbox-subscription'];

export function useSandboxSubscription() {
  return useQuery({
    queryKey: sandboxSubscriptionKey,
    queryFn: ({ signal }) => apiGet(paths.sandboxSubscription, SandboxSubscription, { signal }),
  });
}

export function useSandboxChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: SandboxChangeRequest) =>
      apiPost(paths.sandboxSubscription, change, ignored),
    onSettled: async () => {
      void client.invalidateQueries({ queryKey: subscriptionQuery.queryKey });
      await client.invalidateQueries({ queryKey: sandboxSubscriptionKey });
    },
  });
}
