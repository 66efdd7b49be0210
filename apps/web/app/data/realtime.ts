import { paths, realtimeLimits, RealtimeEvent, type RealtimeCall } from '@replysmith/contract';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keepSocket } from '../lib/socket.ts';
import { dailyResetQuery } from './daily-reset.ts';
import { dashboardStatsKey } from './dashboard-stats.ts';
import { refreshFirsts } from './refresh-firsts.ts';
import { useSession, useSessionExpired } from './session.ts';
import { subscriptionQuery } from './subscription.ts';
import { notifyRun } from './workflows.ts';

/** A tab that signs out, or hears of it from its neighbour, has left by then. */
const leaveMs = 500;

/** Keeps the plan and what is used of it as the server has it, in every tab, while one is signed in. */
export function useRealtime(): void {
  const client = useQueryClient();
  const userId = useSession().data?.user.id;
  const isSignedIn = !useSessionExpired() && userId !== undefined;
  useEffect(() => (isSignedIn ? followServer(client) : undefined), [client, isSignedIn, userId]);
}

function followServer(client: QueryClient): () => void {
  let asking: ReturnType<typeof setTimeout> | undefined;
  // A refusal marks the session as expired; a session that only gave way to a new one goes on.
  const ask = () =>
    void client.query({ ...subscriptionQuery, staleTime: 0 }).catch(() => undefined);

  const ping: RealtimeCall = { type: 'ping' };
  const stop = keepSocket({
    ...realtimeLimits,
    path: paths.realtime,
    schema: RealtimeEvent,
    ping: JSON.stringify(ping),
    onReturn: ask,
    onEvent: (event) => {
      if ('subscription' in event) keepNews(client, event.subscription);
      if (event.type === 'workflow.ran') notifyRun(client, event.execution);
      if (event.type === 'session.ended') asking = setTimeout(ask, leaveMs);
    },
  });
  return () => {
    clearTimeout(asking);
    stop();
  };
}

type News = Extract<RealtimeEvent, { subscription: unknown }>['subscription'];

function keepNews(client: QueryClient, news: News): void {
  client.setQueryData(subscriptionQuery.queryKey, news);
  void client.invalidateQueries({ queryKey: dashboardStatsKey });
  refreshFirsts(client);
  if (news.usage_tracking.daily_ai_requests === 0) {
    void client.invalidateQueries({ queryKey: dailyResetQuery.queryKey });
  }
}
