import { createRoute, z } from '@hono/zod-openapi';
import { AnswerReply, IdempotencyHeaders, OptimizeEmailRequest, paths } from '@replysmith/contract';
import { listenToAnswer } from '../../services/answers/listen-to-answer.ts';
import { replyOf } from '../../services/answers/reply-of.ts';
import { startAnswer } from '../../services/answers/start-answer.ts';
import type { Services } from '../../services/context.ts';
import { createApi } from '../api.ts';
import { contextOf } from '../context-of.ts';
import { acceptsEvents } from '../events/accepts-events.ts';
import { streamAnswer } from '../events/stream-answer.ts';
import { streamedReplies } from '../events/streamed-replies.ts';
import { inTime } from '../middleware/deadline.ts';

const replies = streamedReplies('The two messages that came of it', AnswerReply);

const optimize = createRoute({
  method: 'post',
  path: paths.optimizeEmail,
  summary: 'Score and rewrite an email, answer a question, or play the recipient',
  request: {
    headers: IdempotencyHeaders,
    body: { required: true, content: { 'application/json': { schema: OptimizeEmailRequest } } },
  },
  responses: replies,
});

const listen = createRoute({
  method: 'get',
  path: `${paths.optimizeEmail}/{id}`,
  summary: 'An answer that is being written, or how it ended',
  request: { params: z.object({ id: z.uuid() }) },
  responses: replies,
});

export function optimizeEmailFunction(services: Services) {
  return createApi()
    .openapi(optimize, async (c) => {
      const { 'idempotency-key': key } = c.req.valid('header');
      const answer = await inTime((call) =>
        startAnswer({ ...contextOf(c, services), call }, c.req.valid('json'), key),
      );
      return acceptsEvents(c) ? streamAnswer(c, answer) : c.json(await replyOf(answer), 200);
    })
    .openapi(listen, async (c) => {
      const { id } = c.req.valid('param');
      const answer = await inTime((call) =>
        listenToAnswer({ ...contextOf(c, services), call }, id),
      );
      return acceptsEvents(c) ? streamAnswer(c, answer) : c.json(await replyOf(answer), 200);
    });
}
