import {
  AnswerEvent,
  isEnding,
  paths,
  type AnswerEnding,
  type OptimizeEmailRequest,
} from '@replysmith/contract';
import { postOf } from '../../lib/wire/api-client.ts';
import { ApiError } from '../../lib/wire/api-error.ts';
import { readEventStream } from '../../lib/wire/event-stream.ts';
import { workForgotten } from '../../lib/kept-work/work-forgotten.ts';

/** A new request under its key, or the id of one that is going on. */
export type AnswerSource = { request: OptimizeEmailRequest; key: string } | { requestId: string };

const pauses = [1_000, 2_000, 5_000, 10_000];

/**
 * Tells the events of an answer up to its ending. Where the line breaks it listens again, and what
 * was told before is then told from the beginning; after a few times it gives up. Once whoever asked
 * has signed out there is nobody to tell, and it never ends.
 */
export async function listenToAnswer(
  source: AnswerSource,
  onEvent: (event: AnswerEvent) => void,
  onBreak: () => void,
): Promise<AnswerEnding> {
  let requestId = 'requestId' in source ? source.requestId : null;
  const hear = (event: AnswerEvent) => {
    if (event.type === 'started') requestId = event.request_id;
    onEvent(event);
  };
  const left = new AbortController();
  const leave = () => left.abort();
  addEventListener(workForgotten, leave, { once: true });
  const options = { schema: AnswerEvent, onEvent: hear, isLast: isEnding, signal: left.signal };
  const begin =
    'request' in source ? postOf(source.request, { 'idempotency-key': source.key }) : {};
  try {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return requestId === null
          ? await readEventStream(paths.optimizeEmail, begin, options)
          : await readEventStream(`${paths.optimizeEmail}/${requestId}`, {}, options);
      } catch (error) {
        if (left.signal.aborted) return await new Promise(() => undefined);
        const pause = pauses[attempt];
        if (requestId === null || pause === undefined || !isBrokenLine(error)) throw error;
        onBreak();
        await new Promise((resume) => setTimeout(resume, pause));
      }
    }
  } finally {
    removeEventListener(workForgotten, leave);
  }
}

function isBrokenLine(error: unknown): boolean {
  return error instanceof ApiError && (error.kind === 'network' || (error.status ?? 0) >= 502);
}
