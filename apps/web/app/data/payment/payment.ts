import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { confirmCheckout } from './checkout.ts';
import { subscriptionQuery, useSubscription } from './subscription.ts';

const pauses = [1_000, 2_000, 3_000];
const longestPause = 5_000;

/**
 * What has become of a checkout. While somebody watches and it may still change, the server is asked
 * again and again, and at once when news of the subscription arrives.
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

function useNews(isWanted: boolean, hear: () => unknown): void {
  const version = useSubscription().data?.version;
  const known = useRef(version);

  useEffect(() => {
    const isNews = known.current !== undefined && known.current !== version;
    known.current = version;
    if (isNews && isWanted) hear();
  }, [version, isWanted, hear]);
}
