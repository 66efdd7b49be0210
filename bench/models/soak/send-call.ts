import { setTimeout as sleep } from 'node:timers/promises';
import {
  AnswerEvent,
  AnswerReply,
  ErrorBody,
  isEnding,
  paths,
  type AnswerEnding,
} from '@replysmith/contract';
import { type Caller, readEventStream } from '../../ask-product.ts';
import type { PlannedCall } from './plan-call.ts';

/** What a person saw of one sending. */
type Seen = {
  /**
   * How it ended for the client: an event's name or an error's code; `left`, `broken` or `no final
   * event`.
   */
  readonly end: string;
  readonly session: string | null;
  /** The answer's message, to see that every sending under a key got the same. */
  readonly message: string | null;
};

const endedWith = (end: string): Seen => ({ end, session: null, message: null });

/** Sends a call once, as a browser or a program would, and does meanwhile what was planned. */
export async function sendCall(caller: Caller, call: PlannedCall): Promise<Seen> {
  const leaving = new AbortController();
  if (call.doing === 'leaves') {
    void sleep(call.after).then(() => {
      leaving.abort();
    });
  }
  try {
    const response = await fetch(`${caller.url}${paths.optimizeEmail}`, {
      method: 'POST',
      signal: leaving.signal,
      headers: { ...headersOf(caller, call), ...(call.key && { 'idempotency-key': call.key }) },
      body: JSON.stringify(call.request),
    });
    if (!response.ok) return endedWith(ErrorBody.parse(await response.json()).error.code);
    return call.wantsEvents
      ? await follow(caller, call, response)
      : seenOf({ type: 'answered', reply: AnswerReply.parse(await response.json()) });
  } catch (error) {
    if (leaving.signal.aborted) return endedWith('left');
    if (error instanceof TypeError) return endedWith('broken');
    throw error;
  }
}

async function follow(caller: Caller, call: PlannedCall, response: Response): Promise<Seen> {
  let end: Seen | null = null;
  let requestId = '';
  let isStopping = call.doing !== 'stops';
  for await (const data of readEventStream(response)) {
    const event = AnswerEvent.parse(JSON.parse(data));
    if (event.type === 'started') requestId = event.request_id;
    if (event.type === call.from && !isStopping) {
      isStopping = true;
      void sleep(call.after).then(() => stop(caller, call, requestId));
    }
    if (isEnding(event)) end = seenOf(event);
  }
  return end ?? endedWith('no final event');
}

function seenOf(event: AnswerEnding): Seen {
  if (event.type === 'failed') return endedWith(`failed: ${event.error.code}`);
  const { session, messages } = event.type === 'answered' ? event.reply : event;
  return { end: event.type, session: session?.id ?? null, message: messages?.[1].id ?? null };
}

async function stop(caller: Caller, call: PlannedCall, request_id: string): Promise<void> {
  // The answer's own stream shows whether the server is alive.
  await fetch(`${caller.url}${paths.stopAnswer}`, {
    method: 'POST',
    headers: headersOf(caller, call),
    body: JSON.stringify({ request_id }),
  }).catch(() => undefined);
}

function headersOf({ url, cookie }: Caller, { wantsEvents }: PlannedCall) {
  const accept = wantsEvents ? 'text/event-stream' : 'application/json';
  return { 'content-type': 'application/json', accept, origin: url, cookie };
}
