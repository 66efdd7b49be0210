import { callLimits } from '@replysmith/contract';
import { createParser } from 'eventsource-parser';
import { type Schema, readError, unreadable } from './http.ts';
import { send, unreachable } from './send.ts';
import type { ApiError } from './api-error.ts';

type StreamRequest = Pick<RequestInit, 'method' | 'body'> & {
  headers?: Readonly<Record<string, string>>;
};

type EventStreamOptions<Event, Last extends Event> = {
  schema: Schema<Event>;
  onEvent: (event: Event) => void;
  isLast: (event: Event) => event is Last;
  /** Aborts the call; the error is then ignored. */
  signal?: AbortSignal;
  /** Milliseconds without data after which the connection counts as lost. */
  silence?: number;
};

/**
 * Requests a stream of server-sent events and reports each one; resolves with the last. A refusal
 * before the stream throws as in any call; a stream that ends too early throws `network`.
 */
export async function readEventStream<Event, Last extends Event>(
  path: string,
  request: StreamRequest,
  {
    schema,
    onEvent,
    isLast,
    signal,
    silence = callLimits.silenceMs,
  }: EventStreamOptions<Event, Last>,
): Promise<Last> {
  const headers = { ...request.headers, accept: 'text/event-stream' };
  const response = await within(silence, (timeout) =>
    send(path, { ...request, headers }, { timeout, signal }),
  );
  if (!response.ok) throw await readError(response);
  for await (const data of eventData(response, silence)) {
    const event = parse(data, schema, (cause) => unreadable(response, cause));
    onEvent(event);
    if (isLast(event)) return event;
  }
  throw unreachable(new Error('The stream ended without its last event.'));
}

/** The data of each event; characters and events may arrive in pieces. */
async function* eventData(response: Response, silence: number): AsyncGenerator<string> {
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
  if (!isStream || !response.body) throw unreadable(response, new Error('No stream of events.'));
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let events: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => events.push(data) });
  try {
    for (;;) {
      const { done, value } = await within(silence, () => reader.read()).catch((cause: unknown) => {
        throw unreachable(cause);
      });
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
      yield* events;
      events = [];
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

/** Rejects, and aborts the signal, if something takes longer than this. */
async function within<T>(limit: number, begin: (timeout: AbortSignal) => Promise<T>): Promise<T> {
  const timeout = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const reason = new DOMException('Nothing was heard.', 'TimeoutError');
      timeout.abort(reason);
      reject(reason);
    }, limit);
  });
  try {
    return await Promise.race([begin(timeout.signal), tooLong]);
  } finally {
    clearTimeout(timer);
  }
}

function parse<Event>(data: string, schema: Schema<Event>, refuse: (cause: unknown) => ApiError) {
  try {
    return schema.parse(JSON.parse(data));
  } catch (cause) {
    throw refuse(cause);
  }
}
