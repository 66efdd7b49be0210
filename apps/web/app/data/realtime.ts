import { paths, realtimeLimits, type RealtimeEvent, type RealtimeCall } from '@replysmith/contract';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keepSocket } from '../lib/socket.ts';
import { dailyResetQuery } from './daily-reset.ts';
import { dashboardStatsKey } from './dashboard-stats.ts';
import { refreshFirsts } from './profile.ts';
import { useSession, useSessionExpired } from './session.ts';
import { subscriptionQuery, subscriptionReply } from './subscription.ts';
import { notifyRun } from './workflows.ts';
import { byType, list, orNull, record, reply, text } from '../lib/checks.ts';

const event = byType<RealtimeEvent>({
  welcome: { subscription: subscriptionReply },
  'subscription.updated': { subscription: subscriptionReply },
  'workflow.ran': {
    execution: reply({
      ...{ rule_name: text, status: text },
      result: orNull(reply({ templates: record, messages: list })),
    }),
  },
  'session.ended': {},
  pong: {},
});

/** Enough time for a tab that is signing out to leave first. */
const leaveMs = 500;

/** Keeps plan and usage in sync with the server in every tab while signed in. */
export function useRealtime(): void {
  const client = useQueryClient();
  const userId = useSession().data?.user.id;
  const isSignedIn = !useSessionExpired() && userId !== undefined;
  useEffect(() => (isSignedIn ? followServer(client) : undefined), [client, isSignedIn, userId]);
}

function followServer(client: QueryClient): () => void {
  let asking: ReturnType<typeof setTimeout> | undefined;
  // A refusal marks the session as expired; a replaced session continues.
  const ask = () =>
    void client.query({ ...subscriptionQuery, staleTime: 0 }).catch(() => undefined);

  const ping: RealtimeCall = { type: 'ping' };
  const stop = keepSocket({
    ...realtimeLimits,
    path: paths.realtime,
    schema: event,
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
