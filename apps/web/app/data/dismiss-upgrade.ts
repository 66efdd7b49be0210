import { paths, type UserSubscription } from '@replysmith/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiPost, type Schema } from '../lib/wire/api-client.ts';
import { subscriptionQuery } from './payment/subscription.ts';

const ignored: Schema<null> = { parse: () => null };

/** Forgets the plan chosen at sign-up: gone from the page at once, and back if the server refuses. */
export function useDismissUpgrade() {
  const client = useQueryClient();
  const { queryKey } = subscriptionQuery;
  return useMutation({
    mutationFn: () => apiPost(paths.dismissUpgrade, {}, ignored),
    onMutate: () => {
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, withoutPendingPlan);
      return before;
    },
    onError: (_error, _input, before) => client.setQueryData(queryKey, before),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

function withoutPendingPlan(subscription: UserSubscription | undefined) {
  return subscription && { ...subscription, pending_plan: null };
}
