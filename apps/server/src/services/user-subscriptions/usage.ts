import { UserSubscription } from '@replysmith/contract';
import { countedDay } from './utc-day.ts';

const UsageTracking = UserSubscription.shape.usage_tracking;
type UsageTracking = UserSubscription['usage_tracking'];

/** What counts as used at this moment: daily counters of another day count as nothing. */
export function usageOn(
  now: Date,
  stored: { usage_tracking: unknown; usage_day: string },
): UsageTracking {
  const usage = UsageTracking.parse(stored.usage_tracking);
  return stored.usage_day === countedDay(now, stored.usage_day)
    ? usage
    : { ...usage, daily_ai_requests: 0 };
}
