import { dailyRequests, useSubscription } from '../../data/subscription.ts';
import { clockTime } from './clock.ts';

/** The time from which there are requests again, on the reader's clock; null while some are left. */
export function usePausedUntil(): string | null {
  const { data } = useSubscription();
  if (!data) return null;
  const { left, resetsAt } = dailyRequests(data);
  return left === 0 ? clockTime(new Date(resetsAt)) : null;
}
