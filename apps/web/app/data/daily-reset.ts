import { type DailyResetStatus, paths } from '@replysmith/contract';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { apiGet } from '../lib/http.ts';
import { ApiError } from '../lib/api-error.ts';
import { subscriptionQuery } from './subscription.ts';
import { listOf, reply, text } from '../lib/checks.ts';

const statusList = listOf(reply<DailyResetStatus[number]>({ next_reset_in: text }));

const timeoutMs = 10_000;
const aDay = 86_400_000;

/** When the daily counters start again, by this browser's clock; the totals are for admins only. */
export const dailyResetQuery = queryOptions({
  queryKey: ['daily-reset'],
  queryFn: async ({ signal }) => {
    const [status] = await withinTimeout(signal);
    return { ...status, resetsAt: Date.now() + (status ? inMs(status.next_reset_in) : aDay) };
  },
  staleTime: 60_000,
  refetchInterval: 60_000,
});

async function withinTimeout(signal: AbortSignal): Promise<DailyResetStatus> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    return await apiGet(paths.dailyResetStatus, statusList, {
      signal: AbortSignal.any([signal, timeout]),
    });
  } catch (cause) {
    if (!timeout.aborted || signal.aborted) throw cause;
    throw new ApiError({ kind: 'network', code: 'network', message: 'Request timeout.', cause });
  }
}

/** From "hh:mm:ss". */
function inMs(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return ((hours * 60 + minutes) * 60 + seconds) * 1_000;
}

const aMinute = 60_000;

/** How long it is until the daily counters start again, from milliseconds. */
export function untilReset(ms: number): string {
  if (ms <= 0) return 'Resetting...';
  const minutes = Math.floor(ms / aMinute);
  return `${Math.floor(minutes / 60)}h ${minutes % 60}m until daily reset`;
}

const pause = 60_000;

/** Spreads the requests of open pages after midnight. */
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
