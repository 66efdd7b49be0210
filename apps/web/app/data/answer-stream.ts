import type { AnswerEnding, AnswerEvent, ChatMessage, ChatSession } from '@replysmith/contract';
import { type QueryClient, notifyManager } from '@tanstack/react-query';
import { ApiError } from '../lib/api-error.ts';
import { refreshCampaigns } from './campaigns.ts';
import { chatMessagesQuery } from './chat-messages.ts';
import { chatSessionQuery, refreshSessions } from './chat-sessions.ts';
import { subscriptionQuery } from './subscription.ts';
import {
  type AnswerSource,
  type Outcome,
  type RunningAnswer,
  advance,
  listenToAnswer,
  idle,
  runningAnswerQuery,
  runningRequestsQuery,
} from './running-answer.ts';

type FollowOptions = {
  source: AnswerSource;
  /** Null for a new chat. */
  sessionId: string | null;
  onStarted?: (session: ChatSession, requestId: string) => void;
};

/** After this long without text, the answer counts as late. */
const late = 200;

const followed = new WeakMap<QueryClient, Map<string, Promise<Outcome>>>();

/** Follows an answer to its end, once per tab, and keeps the chat's cache up to date. */
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
  let answer: RunningAnswer = { ...idle, messageType };
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

  const receive = (event: AnswerEvent) => {
    if (event.type !== 'started') {
      answer = advance(answer, event);
      // After a reconnect the stream repeats; the shown text stays until it has caught up.
      if (event.type !== 'scored' || shown?.text === '') show(answer);
      return;
    }
    const isLate = answer.requestId ? answer.isLate : performance.now() - beganAt > late;
    answer = advance({ ...idle, isLate }, event);
    notifyManager.batch(() => {
      start(event);
      show(shown?.text ? { ...shown, isCutOff: false } : answer);
      onStarted(event.session, event.request_id);
      if (opened === null) client.setQueryData(runningAnswerQuery(null).queryKey, null);
    });
  };

  try {
    const ending = await listenToAnswer(source, receive, () => {
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

type FailedError = Extract<AnswerEnding, { type: 'failed' }>['error'];

type Asked = { sessionId: string | null; messageId: string | null };

/** Stores how an answer ended, and reports it. */
function fileOutcome(client: QueryClient, ending: AnswerEnding, request: Asked): Outcome {
  if (ending.type === 'answered') {
    const { session, messages } = ending.reply;
    file(client, session, messages, request);
    return { type: 'answered', sessionId: session.id, reply: ending.reply };
  }
  if (ending.type === 'stopped' && ending.session && ending.messages) {
    file(client, ending.session, ending.messages, request);
    return { type: 'kept', sessionId: ending.session.id, messages: ending.messages };
  }
  return undo(client, ending, request);
}

function file(
  client: QueryClient,
  session: ChatSession,
  messages: readonly ChatMessage[],
  request: Asked,
): void {
  fileSession(client, session);
  fileMessages(client, session.id, messages, { isNewSession: request.sessionId === null });
}

function undo(
  client: QueryClient,
  ending: Exclude<AnswerEnding, { type: 'answered' }>,
  { sessionId, messageId }: Asked,
): Outcome {
  const { dropped, remaining } = sessionId
    ? dropMessage(client, sessionId, messageId)
    : { dropped: null, remaining: 0 };
  void refreshSessions(client);
  const isSessionGone = ending.type === 'stopped' ? ending.session === null : remaining === 0;
  return {
    type: 'undone',
    sessionId: isSessionGone ? null : sessionId,
    message: dropped,
    error: ending.type === 'failed' ? problemOf(ending.error) : null,
  };
}

/** No status: the server has said that it never happened. */
function problemOf({ code, message, request_id, fields }: FailedError): ApiError {
  return new ApiError({ kind: 'http', code, message, requestId: request_id, fields: fields ?? {} });
}

/** Updates a session in the chat's cache. */
function fileSession(client: QueryClient, session: ChatSession): void {
  client.setQueryData(chatSessionQuery(session.id).queryKey, session);
  void refreshSessions(client);
}

/** Appends messages to those of a session; a known message is replaced. */
function fileMessages(
  client: QueryClient,
  sessionId: string,
  messages: readonly ChatMessage[],
  { isNewSession = false } = {},
): void {
  client.setQueryData(chatMessagesQuery(sessionId).queryKey, (known) => {
    if (!known && !isNewSession) return undefined;
    const ids = new Set(messages.map(({ id }) => id));
    const others = known?.items.filter(({ id }) => !ids.has(id)) ?? [];
    return { items: [...others, ...messages] };
  });
}

/** Removes a message, or the last one if unknown and unanswered; returns it and the number left. */
function dropMessage(client: QueryClient, sessionId: string, messageId: string | null) {
  const { queryKey } = chatMessagesQuery(sessionId);
  const items = client.getQueryData(queryKey)?.items ?? [];
  const last = items.at(-1);
  const open = last?.role === 'user' ? last.id : null;
  const dropped = items.find(({ id }) => id === (messageId ?? open)) ?? null;
  const remaining = items.filter((message) => message !== dropped);
  if (dropped) client.setQueryData(queryKey, { items: remaining });
  return { dropped, remaining: remaining.length };
}
