import type { AnswerEvent, ChatSession } from '@replysmith/contract';
import { notifyManager, type QueryClient } from '@tanstack/react-query';
import { refreshCampaigns } from '../campaigns/refresh-campaigns.ts';
import { fileMessages, fileSession } from './file-messages.ts';
import { fileOutcome } from './file-outcome.ts';
import { listenToAnswer, type AnswerSource } from './listen-to-answer.ts';
import type { Outcome } from './outcome.ts';
import { advance, notBegun, runningAnswerQuery, type RunningAnswer } from './running-answer.ts';
import { subscriptionQuery } from '../payment/subscription.ts';
import { runningRequestsQuery } from './running-requests.ts';

type FollowOptions = {
  source: AnswerSource;
  /** Null for a new chat. */
  sessionId: string | null;
  onStarted?: (session: ChatSession, requestId: string) => void;
};

/** After this long a person has seen that nothing came yet. */
const late = 200;

const followed = new WeakMap<QueryClient, Map<string, Promise<Outcome>>>();

/** Follows an answer to its end, once in this tab, and keeps what the chat reads of it up to date. */
export function followAnswer(client: QueryClient, options: FollowOptions): Promise<Outcome> {
  const known = followed.get(client) ?? new Map<string, Promise<Outcome>>();
  followed.set(client, known);
  const { source, onStarted } = options;
  const id = 'requestId' in source ? source.requestId : null;
  const already = id === null ? undefined : known.get(id);
  if (already) return already;

  const following: Promise<Outcome> = follow(client, options, (session, requestId) => {
    known.set(requestId, following);
    onStarted?.(session, requestId);
  }).finally(() => {
    for (const [requestId, promise] of known) if (promise === following) known.delete(requestId);
  });
  if (id !== null) known.set(id, following);
  return following;
}

async function follow(
  client: QueryClient,
  { source, sessionId: opened }: FollowOptions,
  onStarted: (session: ChatSession, requestId: string) => void,
): Promise<Outcome> {
  const beganAt = performance.now();
  let sessionId = opened;
  const messageType = 'request' in source ? source.request.message_type : null;
  let answer: RunningAnswer = { ...notBegun, messageType };
  let shown: RunningAnswer | null = null;
  const show = (next: RunningAnswer | null) => {
    shown = next;
    client.setQueryData(runningAnswerQuery(sessionId).queryKey, next);
  };
  show(answer);

  const start = ({ session, message }: Extract<AnswerEvent, { type: 'started' }>) => {
    const isNewSession = sessionId === null;
    fileSession(client, session);
    fileMessages(client, session.id, [message], { isNewSession });
    client.setQueryData(runningRequestsQuery(session.id).queryKey, { items: [] });
    void client.invalidateQueries({ queryKey: subscriptionQuery.queryKey });
    // It is in the chat from here on.
    if (message.campaign_id !== null) void refreshCampaigns(client);
    sessionId = session.id;
  };

  const hear = (event: AnswerEvent) => {
    if (event.type !== 'started') {
      answer = advance(answer, event);
      // Heard again after a break, the text stays as it stood until it has caught up.
      if (event.type !== 'scored' || shown?.text === '') show(answer);
      return;
    }
    const isLate = answer.requestId ? answer.isLate : performance.now() - beganAt > late;
    answer = advance({ ...notBegun, isLate }, event);
    notifyManager.batch(() => {
      start(event);
      show(shown?.text ? { ...shown, isCutOff: false } : answer);
      onStarted(event.session, event.request_id);
      if (opened === null) client.setQueryData(runningAnswerQuery(null).queryKey, null);
    });
  };

  try {
    const ending = await listenToAnswer(source, hear, () => {
      if (shown) show({ ...shown, isCutOff: true });
    });
    return notifyManager.batch(() => {
      const outcome = fileOutcome(client, ending, { sessionId, messageId: answer.messageId });
      show(null);
      return outcome;
    });
  } catch (error) {
    show(null);
    throw error;
  }
}
