import {
  AiRequestList,
  AiRequestQuery,
  AnswerEvent,
  AnswerReply,
  OptimizeEmailRequest,
  StopAnswerRequest,
  isEnding,
  paths,
} from '@replysmith/contract';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { streamSSE } from 'hono/streaming';
import type { AppEnvironment } from '../../platform/http/api.ts';
import { inTime } from '../../platform/http/deadline.ts';
import { type Route, idParams, route } from '../../platform/http/route.ts';
import type { RunningAnswer } from '../../platform/realtime/answer-streams.ts';
import { listAiRequests } from './ai-requests.ts';
import { listenToAnswer, replyOf, stopAnswer } from './follow-answer.ts';
import { startAnswer } from './start-answer.ts';

const eventStream = 'text/event-stream';

/** Proxies close a connection that is silent for long. */
const heartbeat = 15_000;

/** Streams an answer's events as they come. A listener who leaves does not stop the answer. */
function streamAnswer(c: Context<AppEnvironment>, answer: RunningAnswer): Response {
  // Keeps proxies from buffering or compressing the text.
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

/**
 * Adds an event to those that a listener has yet to receive. Texts are joined and outdated ones
 * dropped, so the list never holds more than five events, however slow the listener is.
 */
export function addUnsent(unsent: AnswerEvent[], event: AnswerEvent): void {
  const last = unsent.at(-1);
  if (event.type === 'text' && last?.type === 'text') {
    unsent[unsent.length - 1] = { type: 'text', text: last.text + event.text };
    return;
  }
  if (event.type === 'rewound') {
    if (last?.type === 'text') unsent.pop();
    if (unsent.at(-1)?.type === 'rewound') return;
  }
  unsent.push(event);
}

/** Whether the caller prefers a stream of events to the whole answer as JSON. */
function acceptsEvents(c: Context<AppEnvironment>): boolean {
  const [whole, events] = ['application/json', eventStream];
  return accepts(c, { header: 'Accept', supports: [whole, events], default: whole }) === events;
}

export const answerRoutes: readonly Route[] = [
  route({
    method: 'post',
    path: paths.optimizeEmail,
    summary: 'Score and rewrite an email, answer a question, or play the recipient',
    scope: 'coach',
    body: OptimizeEmailRequest,
    hasKey: true,
    longest: Infinity,
    refusals: [
      'not_found',
      'usage_limit_reached',
      'fair_use_reached',
      'session_full',
      'no_optimized_email',
      'stopped',
    ],
    reply: ['The two messages that came of it', AnswerReply],
    otherTypes: { [eventStream]: { schema: AnswerEvent } },
    run: async ({ ctx, body, key, c }) => {
      const answer = await inTime((call) => startAnswer({ ...ctx, call }, body, key));
      return acceptsEvents(c) ? streamAnswer(c, answer) : replyOf(answer);
    },
  }),
  route({
    method: 'get',
    path: `${paths.optimizeEmail}/{id}`,
    operationId: 'getAnswer',
    summary: 'An answer that is being written, or how it ended',
    scope: 'coach',
    params: idParams,
    longest: Infinity,
    refusals: ['stopped'],
    reply: ['The two messages that came of it', AnswerReply],
    otherTypes: { [eventStream]: { schema: AnswerEvent } },
    run: async ({ ctx, params, c }) => {
      const answer = await inTime((call) => listenToAnswer({ ...ctx, call }, params.id));
      return acceptsEvents(c) ? streamAnswer(c, answer) : replyOf(answer);
    },
  }),
  route({
    method: 'post',
    path: paths.stopAnswer,
    summary: 'Stop an answer that is being written; how it ends is told where it is listened to',
    scope: 'coach',
    body: StopAnswerRequest,
    reply: ['The answer that is being stopped', StopAnswerRequest],
    run: async ({ ctx, body }) => {
      const { id } = await stopAnswer(ctx, body.request_id);
      return { request_id: id };
    },
  }),
  route({
    method: 'get',
    path: paths.aiRequests,
    summary: 'What you asked, what it cost and who answered, newest first',
    scope: 'read',
    query: AiRequestQuery,
    reply: ['The requests', AiRequestList],
    run: ({ ctx, query }) => listAiRequests(ctx, query),
  }),
];
