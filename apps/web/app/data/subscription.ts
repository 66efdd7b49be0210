import { freePlan, paths, type UserSubscription } from '@replysmith/contract';
import { queryOptions, replaceEqualDeep, useQuery } from '@tanstack/react-query';
import { apiGet } from '../lib/http.ts';
import { isRecord } from '../lib/json.ts';
import { listOf, number, record, reply, text } from '../lib/checks.ts';
import { readPlans } from './plans.ts';

export const subscriptionReply = reply<UserSubscription>({
  ...{ user_id: text, status: text, plan_id: text, resets_at: text, version: number },
  usage_tracking: reply({ daily_ai_requests: number, templates_saved: number }),
  plan: reply({ key: text, name: text, price_monthly: number, features: listOf(record) }),
  billing: record,
});

export const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  queryFn: ({ signal }) => apiGet(paths.userSubscriptions, subscriptionReply, { signal }),
  refetchOnWindowFocus: 'always',
  // A failure stays visible, with its retry button, when another component mounts.
  retryOnMount: false,
  // An answer may arrive after newer data did.
  structuralSharing: (known, next) => {
    const isOld = isSubscription(known) && isSubscription(next) && isOlder(next, known);
    return isOld ? known : replaceEqualDeep(known, next);
  },
});

function isSubscription(data: unknown): data is UserSubscription {
  return isRecord(data);
}

/** The daily reset does not change the version. */
function isOlder(one: UserSubscription, other: UserSubscription): boolean {
  if (one.user_id !== other.user_id) return false;
  if (one.version !== other.version) return one.version < other.version;
  return one.resets_at < other.resets_at;
}

export function useSubscription() {
  return useQuery(subscriptionQuery);
}

/** Upgrade prompts are only for this plan. */
export function isFree({ plan }: UserSubscription): boolean {
  return plan.key === freePlan;
}

const pricingPlansQuery = queryOptions({
  queryKey: ['pricing-plans'],
  queryFn: ({ signal }) => readPlans(signal),
  staleTime: 5 * 60_000,
});

/** The plans on offer, in order. Public pages and the sign-in read them separately to stay light. */
export function usePricingPlans() {
  return useQuery(pricingPlansQuery);
}
