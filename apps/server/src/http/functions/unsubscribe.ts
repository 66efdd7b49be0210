import { createRoute } from '@hono/zod-openapi';
import { paths, UnsubscribeReply, UnsubscribeRequest } from '@replysmith/contract';
import type { Services } from '../../services/context.ts';
import { unsubscribe } from '../../services/profiles/unsubscribe.ts';
import { createApi } from '../api.ts';
import { replies } from '../replies.ts';

const stop = createRoute({
  method: 'post',
  path: paths.unsubscribe,
  summary: 'Stop the weekly reports, with the token of one of them',
  request: {
    body: { required: true, content: { 'application/json': { schema: UnsubscribeRequest } } },
  },
  responses: replies('What was stopped', UnsubscribeReply),
});

export function unsubscribeFunction(services: Services) {
  return createApi().openapi(stop, async (c) =>
    c.json(await unsubscribe(services, c.req.valid('json').token), 200),
  );
}
