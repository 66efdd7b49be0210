import { isEnding, type AnswerEvent } from '@replysmith/contract';
import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { RunningAnswer } from '../../services/answers/running/running-answer.ts';
import type { AppEnvironment } from '../environment.ts';
import { addUnsent } from './add-unsent.ts';
import { eventStream } from './event-stream.ts';

/** Proxies end a connection on which nothing comes for long. */
const heartbeat = 15_000;

/** Tells an answer's events as they come, the first of them at once. Who leaves stops nothing. */
export function streamAnswer(c: Context<AppEnvironment>, answer: RunningAnswer): Response {
  // Nothing between here and the browser may hold the text back to pack it.
  c.header('X-Accel-Buffering', 'no');
  c.header('Content-Encoding', 'identity');
  if (c.req.method === 'HEAD') return c.body(null, 200, { 'Content-Type': eventStream });
  return streamSSE(c, async (stream) => {
    const unsent: AnswerEvent[] = [];
    let wake = () => {};
    const quiet = answer.listen((event) => {
      addUnsent(unsent, event);
      wake();
    });
    stream.onAbort(() => wake());
    const somethingCame = () =>
      new Promise<boolean>((resolve) => {
        const beat = setTimeout(resolve, heartbeat, false);
        wake = () => {
          clearTimeout(beat);
          resolve(true);
        };
      });
    for (let isOver = false; !isOver && !stream.aborted;) {
      const event = unsent.shift();
      if (event) {
        await stream.writeSSE({ event: event.type, data: JSON.stringify(event) });
        isOver = isEnding(event);
      } else if (!(await somethingCame())) {
        await stream.write(': still here\n\n');
      }
    }
    quiet();
  });
}
