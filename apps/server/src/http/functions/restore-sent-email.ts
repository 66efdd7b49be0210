import { createRoute } from '@hono/zod-openapi';
import { OneSentEmailRequest, paths, SentEmail } from '@replysmith/contract';
import type { Services } from '../../services/context.ts';
import { restoreSentEmail } from '../../services/sent-emails/restore-sent-email.ts';
import { createApi } from '../api.ts';
import { contextOf } from '../context-of.ts';
import { jsonBody } from '../json-body.ts';
import { replies } from '../replies.ts';

const restore = createRoute({
  method: 'post',
  path: paths.restoreSentEmail,
  summary: 'Have a sent email back, as it was, that was taken back in the last thirty days',
  request: { body: jsonBody(OneSentEmailRequest) },
  responses: replies('The sent email', SentEmail),
});

export function restoreSentEmailFunction(services: Services) {
  return createApi().openapi(restore, async (c) => {
    const ctx = contextOf(c, services);
    return c.json(await restoreSentEmail(ctx, c.req.valid('json')), 200);
  });
}
