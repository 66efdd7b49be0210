import { AnswerEvent } from '@replysmith/contract';
import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { z } from 'zod';
import type { RunningAnswer } from '../../services/answers/running-answer.ts';
import type { AppEnvironment } from '../environment.ts';
import { replies } from '../replies.ts';

const mediaType = 'text/event-stream';

/** Proxies end a connection on which nothing comes for long. */
const heartbeat = 15_000;

export function acceptsEvents(c: Context<AppEnvironment>): boolean {
  return c.req.header('Accept')?.includes(mediaType) ?? false;
}

/** The documented answers of a route that gives `schema`, or the events that lead to it. */
export function streamedReplies<Schema extends z.ZodType>(description: string, schema: Schema) {
  const { 200: whole, default: failure } = replies(description, schema);
  const content = { ...whole.content, [mediaType]: { schema: AnswerEvent } };
  return { 200: { description, content }, default: failure };
}

/** Tells an answer's events as they come, the first of them at once. Who leaves stops nothing. */
export function streamAnswer(c: Context<AppEnvironment>, answer: RunningAnswer): Response {
  // Nothing between here and the browser may hold the text back to pack it.
  c.header('X-Accel-Buffering', 'no');
  c.header('Content-Encoding', 'identity');
  return streamSSE(c, async (stream) => {
    const waiting: AnswerEvent[] = [];
    let wake = () => {};
    const quiet = answer.listen((event) => {
      waiting.push(event);
      wake();
    });
    stream.onAbort(() => {
      quiet();
      wake();
    });
    const beat = setInterval(() => void stream.write(': still here\n\n'), heartbeat);
    try {
      for (let isOver = false; !isOver && !stream.aborted;) {
        const event = waiting.shift();
        if (!event) {
          await new Promise<void>((resolve) => (wake = resolve));
          continue;
        }
        await stream.writeSSE({ event: event.type, data: JSON.stringify(event) });
        isOver = ['answered', 'stopped', 'failed'].includes(event.type);
      }
    } finally {
      clearInterval(beat);
      quiet();
    }
  });
}
