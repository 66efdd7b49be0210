import { EventSourceParserStream } from 'eventsource-parser/stream';
import { ReplysmithError, unreachable, unreadable } from './error.ts';
import type { components } from './openapi.ts';

/** What is told while an answer is written, in the order in which it is told. */
export type AnswerEvent = components['schemas']['AnswerEvent'];

const endings = new Set<AnswerEvent['type']>(['answered', 'stopped', 'failed']);

/** The events of an answer up to its ending; one that failed throws what it failed of. */
export async function* answerEvents(response: Response): AsyncGenerator<AnswerEvent, void> {
  const type = response.headers.get('Content-Type') ?? '';
  if (!response.body || !type.startsWith('text/event-stream')) throw unreadable(response.status);
  const events = response.body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .pipeThrough(new EventSourceParserStream());
  const reader = events.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((cause: unknown) => {
        throw isAbort(cause) ? cause : unreachable(cause);
      });
      if (done) throw unreachable(new Error('The stream ended before the answer did.'));
      const event = JSON.parse(value.data) as AnswerEvent;
      if (event.type === 'failed') {
        const { code, message, request_id: requestId, fields } = event.error;
        throw new ReplysmithError(code, message, { requestId, fields });
      }
      yield event;
      if (endings.has(event.type)) return;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function isAbort(cause: unknown): boolean {
  return cause instanceof Error && cause.name === 'AbortError';
}
