import { createRoute } from '@hono/zod-openapi';
import { paths, StopAnswerReply, StopAnswerRequest } from '@replysmith/contract';
import { stopAnswer } from '../../services/answers/stop-answer.ts';
import type { Services } from '../../services/context.ts';
import { createApi } from '../api.ts';
import { contextOf } from '../context-of.ts';
import { replies } from '../replies.ts';

const stop = createRoute({
  method: 'post',
  path: paths.stopAnswer,
  summary: 'Stop an answer that is being written; what had come is kept',
  request: {
    body: { required: true, content: { 'application/json': { schema: StopAnswerRequest } } },
  },
  responses: replies('How the answer ended', StopAnswerReply),
});

export function stopAnswerFunction(services: Services) {
  return createApi().openapi(stop, async (c) => {
    const ctx = contextOf(c, services);
    return c.json(await stopAnswer(ctx, c.req.valid('json').request_id), 200);
  });
}
