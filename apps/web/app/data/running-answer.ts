import {
  type AiRequestList,
  type AnswerEnding,
  type AnswerEvent,
  type AnswerReply,
  type ChatMessage,
  type MessageType,
  type OptimizeEmailRequest,
  type StopAnswerRequest,
  callLimits,
  isEnding,
  paths,
} from '@replysmith/contract';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { type Schema, apiGet, apiPost, postOf, withRetries } from '../lib/http.ts';
import { ApiError, isNotFound } from '../lib/api-error.ts';
import { readEventStream } from '../lib/event-stream.ts';
import { byType, list, listOf, number, orNull, record, reply, text } from '../lib/checks.ts';
import { storageCleared } from '../lib/storage.ts';
import { chatMessage } from './chat-messages.ts';
import { chatSession } from './chat-sessions.ts';

const runningRequests = reply<AiRequestList>({ items: listOf(reply({ id: text })) });

const messagePair = listOf(chatMessage);

const answerEvent = byType<AnswerEvent>({
  started: { request_id: text, session: chatSession, message: chatMessage },
  scored: { score: number, lines: list, reading: record },
  text: { text },
  rewound: {},
  answered: { reply: reply({ session: chatSession, messages: messagePair }) },
  stopped: { session: orNull(chatSession), messages: orNull(messagePair) },
  failed: { error: reply({ code: text, message: text, request_id: text }) },
});

/** The coach's score of the email as sent. */
export type FirstScore = Omit<Extract<AnswerEvent, { type: 'scored' }>, 'type'>;

/** An answer on its way. */
export type RunningAnswer = {
  /** Null until the server has started. */
  requestId: string | null;
  /** The writer's message that it answers. */
  messageId: string | null;
  /** Null until the server has started. */
  messageType: MessageType | null;
  score: FirstScore | null;
  /** The answer so far. */
  text: string;
  /** How often the text was discarded and restarted. */
  rewinds: number;
  /** Nothing came for long enough that a person notices. */
  isLate: boolean;
  /** The connection is lost; the server continues, and we are reconnecting. */
  isCutOff: boolean;
};

export const idle: RunningAnswer = {
  requestId: null,
  messageId: null,
  messageType: null,
  score: null,
  text: '',
  rewinds: 0,
  isLate: false,
  isCutOff: false,
};

/** The answer after one more event; final events leave it unchanged. */
export function advance(answer: RunningAnswer, event: AnswerEvent): RunningAnswer {
  switch (event.type) {
    case 'started': {
      const { id: messageId, message_type: messageType } = event.message;
      return { ...answer, requestId: event.request_id, messageId, messageType };
    }
    case 'scored': {
      const { score, lines, reading } = event;
      return { ...answer, score: { score, lines, reading } };
    }
    case 'text':
      return { ...answer, text: answer.text + event.text };
    case 'rewound':
      return { ...answer, text: '', rewinds: answer.rewinds + 1 };
    default:
      return answer;
  }
}

/** Written by whoever follows the answer, never fetched. In a new chat there is no session yet. */
export const runningAnswerQuery = (sessionId: string | null) =>
  queryOptions<RunningAnswer | null>({
    queryKey: ['running-answer', sessionId],
    queryFn: skipToken,
    staleTime: Infinity,
    gcTime: Infinity,
  });

export function useRunningAnswer(sessionId: string | null): RunningAnswer | null {
  return useQuery(runningAnswerQuery(sessionId)).data ?? null;
}

/** A new request with its key, or the id of a running one. */
export type AnswerSource = { request: OptimizeEmailRequest; key: string } | { requestId: string };

/**
 * Emits the events of an answer up to its last. Reconnects when the connection is lost, after which
 * events repeat from the start; gives up after a few attempts. After sign-out it never ends: a
 * failure would put the text that was sent back into the storage that has just been cleared.
 */
export async function listenToAnswer(
  source: AnswerSource,
  onEvent: (event: AnswerEvent) => void,
  onBreak: () => void,
): Promise<AnswerEnding> {
  let requestId = 'requestId' in source ? source.requestId : null;
  const receive = (event: AnswerEvent) => {
    if (event.type === 'started') requestId = event.request_id;
    onEvent(event);
  };
  const leaving = new AbortController();
  const { signal } = leaving;
  const leave = () => leaving.abort();
  addEventListener(storageCleared, leave, { once: true });
  const options = { schema: answerEvent, onEvent: receive, isLast: isEnding<AnswerEvent>, signal };
  const begin =
    'request' in source ? postOf(source.request, { 'idempotency-key': source.key }) : {};
  const listen = () =>
    requestId === null
      ? readEventStream(paths.optimizeEmail, begin, options)
      : readEventStream(`${paths.optimizeEmail}/${requestId}`, {}, options);
  const retry = (_failures: number, error: unknown) => {
    if (requestId === null || !isBrokenLine(error)) return false;
    onBreak();
    return true;
  };
  try {
    return await withRetries(listen, { waits: callLimits.listenAgainMs, retry, signal });
  } catch (error) {
    if (signal.aborted) return await new Promise<never>(() => undefined);
    throw error;
  } finally {
    removeEventListener(storageCleared, leave);
  }
}

function isBrokenLine(error: unknown): boolean {
  return error instanceof ApiError && (error.kind === 'network' || (error.status ?? 0) >= 502);
}

/** The server's running answers in a session, started before a reload or in another tab. */
export const runningRequestsQuery = (sessionId: string | null) =>
  queryOptions({
    queryKey: ['running-requests', sessionId],
    queryFn: sessionId
      ? ({ signal }) => {
          const query = new URLSearchParams({ session_id: sessionId, status: 'running' });
          return apiGet(`${paths.aiRequests}?${query}`, runningRequests, { signal });
        }
      : skipToken,
  });

export function useRunningRequest(sessionId: string | null) {
  const { data, isPending } = useQuery(runningRequestsQuery(sessionId));
  return { requestId: data?.items[0]?.id ?? null, isKnown: !isPending };
}

/** What became of a request that the server took on. */
export type Outcome =
  | { type: 'answered'; sessionId: string; reply: AnswerReply }
  /** Stopped; what had come is kept. */
  | { type: 'kept'; sessionId: string; messages: [ChatMessage, ChatMessage] }
  /** Stopped before any text, or failed with `error`: it never happened. */
  | {
      type: 'undone';
      /** Null when the session was deleted with it. */
      sessionId: string | null;
      /** What was asked; null when that is not known here. */
      message: ChatMessage | null;
      error: ApiError | null;
    };

/** The result arrives on the answer's own stream. */
const ignored: Schema<null> = { parse: () => null };

/** Asks the server to stop. An answer that has already ended needs no stopping. */
export async function stopAnswer(requestId: string): Promise<void> {
  const request: StopAnswerRequest = { request_id: requestId };
  try {
    await apiPost(paths.stopAnswer, request, ignored);
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
}
