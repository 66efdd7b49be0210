import { useSubscription } from '../../../data/payment/subscription.ts';
import { usageOf } from '../../../data/usage/feature-usage.ts';
import { clockTime } from '../../../lib/words/recent-day.ts';

/** The time from which there are requests again, on the reader's clock; null while some are left. */
export function usePausedUntil(): string | null {
  const { data } = useSubscription();
  if (!data) return null;
  const left = usageOf(data, 'daily_ai_requests')?.left;
  return left === 0 ? clockTime(new Date(data.resets_at)) : null;
}
