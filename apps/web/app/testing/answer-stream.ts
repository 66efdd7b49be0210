import type { AnswerEvent } from '@replysmith/contract';

/** A stream of events as the server sends it, written to by a test. */
export function answerStream() {
  const bytes = new TransformStream<Uint8Array, Uint8Array>(undefined, { highWaterMark: 1_000 });
  const writer = bytes.writable.getWriter();
  const encoder = new TextEncoder();
  return {
    response: () =>
      new Response(bytes.readable, { headers: { 'content-type': 'text/event-stream' } }),
    tell: (...events: AnswerEvent[]) => {
      for (const event of events) void writer.write(encoder.encode(eventText(event)));
    },
    /** The line breaks before the ending. */
    breakOff: () => void writer.abort(new Error('The line broke.')),
    end: () => void writer.close(),
  };
}

export function eventText(event: AnswerEvent): string {
  return `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
}

/** All of an answer at once. */
export function answerAtOnce(events: readonly AnswerEvent[]): Response {
  return new Response(events.map(eventText).join(''), {
    headers: { 'content-type': 'text/event-stream' },
  });
}
