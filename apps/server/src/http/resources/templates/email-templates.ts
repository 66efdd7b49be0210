import { createRoute, z } from '@hono/zod-openapi';
import {
  CreateEmailTemplateRequest,
  EmailTemplate,
  IdempotencyHeaders,
  paths,
  UpdateEmailTemplateRequest,
} from '@replysmith/contract';
import type { Services } from '../../../services/context.ts';
import { createTemplate } from '../../../services/templates/create-template.ts';
import { deleteTemplate } from '../../../services/templates/delete-template.ts';
import { getTemplate } from '../../../services/templates/get-template.ts';
import { updateTemplate } from '../../../services/templates/update-template.ts';
import { createApi } from '../../api.ts';
import { contextOf } from '../../context-of.ts';
import { noBody } from '../../no-body.ts';
import { replies } from '../../replies.ts';

const path = `${paths.emailTemplates}/{id}`;
const params = z.object({ id: z.uuid() });

const create = createRoute({
  method: 'post',
  path: paths.emailTemplates,
  summary: 'A new template, made once for each Idempotency-Key',
  request: {
    headers: IdempotencyHeaders,
    body: {
      required: true,
      content: { 'application/json': { schema: CreateEmailTemplateRequest } },
    },
  },
  responses: replies('The new template', EmailTemplate),
});

const read = createRoute({
  method: 'get',
  path,
  summary: 'One template, saved or in the trash',
  request: { params },
  responses: replies('The template', EmailTemplate),
});

const update = createRoute({
  method: 'patch',
  path,
  summary: 'Changes what is given; whoever changes words names the version that they saw',
  request: {
    params,
    body: {
      required: true,
      content: { 'application/json': { schema: UpdateEmailTemplateRequest } },
    },
  },
  responses: replies('The template as it is now', EmailTemplate),
});

const remove = createRoute({
  method: 'delete',
  path,
  summary: 'To the trash, where it stays for thirty days',
  request: { params, body: noBody },
  responses: replies('The template as it is now', EmailTemplate),
});

export function emailTemplates(services: Services) {
  return createApi()
    .openapi(create, async (c) => {
      const { 'idempotency-key': key = null } = c.req.valid('header');
      const ctx = contextOf(c, services);
      return c.json(await createTemplate(ctx, c.req.valid('json'), key), 200);
    })
    .openapi(read, async (c) => {
      const ctx = contextOf(c, services);
      return c.json(await getTemplate(ctx, c.req.valid('param').id), 200);
    })
    .openapi(update, async (c) => {
      const ctx = contextOf(c, services);
      const { id } = c.req.valid('param');
      return c.json(await updateTemplate(ctx, id, c.req.valid('json')), 200);
    })
    .openapi(remove, async (c) => {
      const ctx = contextOf(c, services);
      return c.json(await deleteTemplate(ctx, c.req.valid('param').id), 200);
    });
}
