import { paths, remaining, UserSubscription, type Limit } from '@replysmith/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { apiGet } from '../lib/api-client.ts';

export const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  queryFn: ({ signal }) => apiGet(paths.userSubscriptions, UserSubscription, { signal }),
});

export function useSubscription() {
  return useQuery(subscriptionQuery);
}

type DailyRequests = {
  used: number;
  /** Null when the plan has no limit. */
  limit: number | null;
  left: number | null;
  resetsAt: string;
};

const none: Limit = { kind: 'limit', value: 0 };

/** What the plan leaves of today's AI requests. */
export function dailyRequests(subscription: UserSubscription): DailyRequests {
  const used = subscription.usage_tracking.daily_ai_requests;
  const feature = subscription.plan.features.find((f) => f.feature_key === 'daily_ai_requests');
  const limit = feature?.limit ?? none;
  return {
    used,
    limit: limit.kind === 'limit' ? limit.value : null,
    left: remaining(limit, used),
    resetsAt: subscription.resets_at,
  };
}
