import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { subscriptionQuery } from '../payment/subscription.ts';
import { dailyResetQuery } from './daily-reset.ts';
import { untilReset } from './until-reset.ts';

const pause = 60_000;
/** Not every open page asks in the very second after midnight. */
const spread = 4_000;

/**
 * "5h 12m until daily reset", renewed every minute and when the time has come; null before it is
 * known, and where the server cannot say.
 */
export function useUntilReset(): string | null {
  const queries = useQueryClient();
  const { data, isError, dataUpdatedAt } = useQuery(dailyResetQuery);
  const [minute, setMinute] = useState(Date.now);
  const now = Math.max(minute, dataUpdatedAt);
  const isKnown = data?.next_reset_in && !(isError && data.resetsAt <= now);
  const resetsAt = isKnown ? data.resetsAt : null;

  useEffect(() => {
    const timer = setInterval(() => setMinute(Date.now()), pause);
    return () => clearInterval(timer);
  }, []);

  useEffect(() => {
    if (resetsAt === null || resetsAt <= Date.now()) return;
    const timers = [
      setTimeout(() => setMinute(Date.now()), resetsAt - Date.now()),
      setTimeout(
        () => {
          void queries.invalidateQueries({ queryKey: dailyResetQuery.queryKey });
          void queries.invalidateQueries({ queryKey: subscriptionQuery.queryKey });
        },
        resetsAt - Date.now() + 1_000 + Math.random() * spread,
      ),
    ];
    return () => timers.forEach(clearTimeout);
  }, [queries, resetsAt]);

  return resetsAt === null ? null : untilReset(resetsAt - now);
}
