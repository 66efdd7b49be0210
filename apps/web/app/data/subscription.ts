import { paths, UserSubscription } from '@replysmith/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { apiGet } from '../lib/api-client.ts';

export const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  queryFn: ({ signal }) => apiGet(paths.userSubscriptions, UserSubscription, { signal }),
});

export function useSubscription() {
  return useQuery(subscriptionQuery);
}

/** Prompts to upgrade are for the plan of this name alone. */
export function isFree({ plan }: UserSubscription): boolean {
  return plan.name === 'Free';
}
