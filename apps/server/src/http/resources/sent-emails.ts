import { createRoute, z } from '@hono/zod-openapi';
import {
  CreateSentEmailRequest,
  IdempotencyHeaders,
  paths,
  SentEmail,
  SentEmailPage,
  SentEmailQuery,
  UpdateSentEmailRequest,
} from '@replysmith/contract';
import type { Services } from '../../services/context.ts';
import { createSentEmail } from '../../services/sent-emails/create-sent-email.ts';
import { deleteSentEmail } from '../../services/sent-emails/delete-sent-email.ts';
import { listSentEmails } from '../../services/sent-emails/list-sent-emails.ts';
import { updateSentEmail } from '../../services/sent-emails/update-sent-email.ts';
import { createApi } from '../api.ts';
import { contextOf } from '../context-of.ts';
import { jsonBody } from '../json-body.ts';
import { noBody } from '../no-body.ts';
import { replies } from '../replies.ts';

const path = `${paths.sentEmails}/{id}`;
const params = z.object({ id: z.uuid() });

const list = createRoute({
  method: 'get',
  path: paths.sentEmails,
  summary: 'The emails you sent, last sent first',
  request: { query: SentEmailQuery },
  responses: replies('A page of them', SentEmailPage),
});

const create = createRoute({
  method: 'post',
  path: paths.sentEmails,
  summary: 'Note that an email went to one person, once for each Idempotency-Key',
  request: { headers: IdempotencyHeaders, body: jsonBody(CreateSentEmailRequest) },
  responses: replies('What was noted', SentEmail),
});

const update = createRoute({
  method: 'patch',
  path,
  summary: 'Say what came of an email, to whom it went, or when',
  request: { params, body: jsonBody(UpdateSentEmailRequest) },
  responses: replies('As it is now', SentEmail),
});

const remove = createRoute({
  method: 'delete',
  path,
  summary: 'Take back that an email was sent',
  request: { params, body: noBody },
  responses: replies('What was taken back', SentEmail),
});

export function sentEmails(services: Services) {
  return createApi()
    .openapi(list, async (c) =>
      c.json(await listSentEmails(contextOf(c, services), c.req.valid('query')), 200),
    )
    .openapi(create, async (c) => {
      const { 'idempotency-key': key = null } = c.req.valid('header');
      const ctx = contextOf(c, services);
      return c.json(await createSentEmail(ctx, c.req.valid('json'), key), 200);
    })
    .openapi(update, async (c) => {
      const ctx = contextOf(c, services);
      const { id } = c.req.valid('param');
      return c.json(await updateSentEmail(ctx, id, c.req.valid('json')), 200);
    })
    .openapi(remove, async (c) => {
      const ctx = contextOf(c, services);
      return c.json(await deleteSentEmail(ctx, c.req.valid('param').id), 200);
    });
}
