import { freePlan, standardPlans } from '@replysmith/contract';

/** How many AI requests the free plan allows in a day. */
export function countFreeRequests(): number {
  const free = standardPlans().find(({ key }) => key === freePlan);
  const limit = free?.features.find(
    ({ feature_key }) => feature_key === 'daily_ai_requests',
  )?.limit;
  if (limit?.kind !== 'limit') throw new Error('The free plan names no figure.');
  return limit.value;
}
