import { createRoute } from '@hono/zod-openapi';
import { paths, StopAnswerRequest } from '@replysmith/contract';
import { stopAnswer } from '../../services/answers/stop-answer.ts';
import type { Services } from '../../services/context.ts';
import { createApi } from '../api.ts';
import { contextOf } from '../context-of.ts';
import { replies } from '../replies.ts';

const stop = createRoute({
  method: 'post',
  path: paths.stopAnswer,
  summary: 'Stop an answer that is being written; how it ends is told where it is listened to',
  request: {
    body: { required: true, content: { 'application/json': { schema: StopAnswerRequest } } },
  },
  responses: replies('The answer that is being stopped', StopAnswerRequest),
});

export function stopAnswerFunction(services: Services) {
  return createApi().openapi(stop, async (c) => {
    const ctx = contextOf(c, services);
    const { id } = await stopAnswer(ctx, c.req.valid('json').request_id);
    return c.json({ request_id: id }, 200);
  });
}
