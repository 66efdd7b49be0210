import {
  paths,
  SandboxCheckout,
  SandboxSubscription,
  type SandboxChangeRequest,
} from '@replysmith/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiGet, apiPost, type Schema } from '../../lib/wire/api-client.ts';
import { subscriptionQuery } from './subscription.ts';

const ignored: Schema<null> = { parse: () => null };

/** A checkout of the sandbox, which stands in for the payment provider's page. */
export function useSandboxCheckout(id: string) {
  return useQuery({
    queryKey: ['sandbox-checkout', id],
    queryFn: ({ signal }) =>
      apiGet(`${paths.sandboxCheckouts}/${encodeURIComponent(id)}`, SandboxCheckout, { signal }),
  });
}

/** Lets the tester's card pay or be declined. */
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
