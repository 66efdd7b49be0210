import {
  CreateWebhookRequest,
  OneWebhookRequest,
  ResendWebhookRequest,
  RotateWebhookSecretRequest,
  UpdateWebhookRequest,
  Webhook,
  WebhookDelivery,
  WebhookDeliveryPage,
  WebhookDeliveryQuery,
  WebhookList,
  WebhookWithSecret,
  paths,
} from '@replysmith/contract';
import { requirePassword } from '../../platform/http/callers.ts';
import { formLimit } from '../../platform/http/rate-limits.ts';
import { type Route, idParams, nothing, route } from '../../platform/http/route.ts';
import { listWebhookDeliveries, pingWebhook, resendWebhook } from './deliveries.ts';
import {
  createWebhook,
  deleteWebhook,
  listWebhooks,
  restoreWebhook,
  rotateWebhookSecret,
  updateWebhook,
} from './service.ts';

const path = `${paths.webhooks}/{id}`;

export const webhookRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: paths.webhooks,
    summary: 'Your webhooks, oldest first',
    reply: ['All of them, without their secrets', WebhookList],
    run: ({ ctx }) => listWebhooks(ctx),
  }),
  route({
    method: 'post',
    path: paths.webhooks,
    summary: 'Have events sent to an address',
    refusals: ['current_password_incorrect', 'too_many_webhooks'],
    body: CreateWebhookRequest,
    reply: ['The webhook, with the secret that is shown only now', WebhookWithSecret],
    run: async ({ ctx, auth, body }) => {
      const { password, ...wanted } = body;
      await requirePassword(auth, ctx.user.id, password);
      return createWebhook(ctx, wanted);
    },
  }),
  route({
    method: 'patch',
    path,
    summary: 'Change a webhook, switch it on or off',
    params: idParams,
    refusals: ['current_password_incorrect'],
    body: UpdateWebhookRequest,
    reply: ['The webhook as it is now', Webhook],
    run: async ({ ctx, auth, params, body }) => {
      const { password, ...changes } = body;
      if (password !== undefined) await requirePassword(auth, ctx.user.id, password);
      return updateWebhook(ctx, params.id, changes);
    },
  }),
  route({
    method: 'delete',
    path,
    summary: 'Delete a webhook; it can be restored while the trash keeps it',
    params: idParams,
    body: nothing,
    reply: ['What was deleted', Webhook],
    run: ({ ctx, params }) => deleteWebhook(ctx, params.id),
  }),
  route({
    method: 'post',
    path: paths.restoreWebhook,
    summary: 'Have a deleted webhook back, with its secret, while the trash keeps it',
    refusals: ['not_found', 'too_many_webhooks'],
    body: OneWebhookRequest,
    reply: ['The webhook', Webhook],
    run: ({ ctx, body }) => restoreWebhook(ctx, body),
  }),
  route({
    method: 'post',
    path: paths.rotateWebhookSecret,
    summary: 'Sign with a new secret from now on',
    refusals: ['current_password_incorrect', 'not_found'],
    body: RotateWebhookSecretRequest,
    reply: ['The webhook, with the secret that is shown only now', WebhookWithSecret],
    run: async ({ ctx, auth, body }) => {
      const { password, ...one } = body;
      await requirePassword(auth, ctx.user.id, password);
      return rotateWebhookSecret(ctx, one);
    },
  }),
  route({
    method: 'post',
    path: paths.pingWebhook,
    summary: 'Send an event of no meaning, to try the address',
    refusals: ['not_found', 'webhook_off'],
    limit: formLimit('webhook'),
    body: OneWebhookRequest,
    reply: ['The delivery, which is still to be made', WebhookDelivery],
    run: ({ ctx, body }) => pingWebhook(ctx, body),
  }),
  route({
    method: 'post',
    path: paths.resendWebhook,
    summary: 'Send a delivery again, at once and under the same id',
    refusals: ['not_found', 'webhook_off'],
    limit: formLimit('webhook'),
    body: ResendWebhookRequest,
    reply: ['The delivery, which is still to be made', WebhookDelivery],
    run: ({ ctx, body }) => resendWebhook(ctx, body),
  }),
  route({
    method: 'get',
    path: paths.webhookDeliveries,
    summary: 'What was sent to a webhook, the newest first',
    query: WebhookDeliveryQuery,
    reply: ['A page of deliveries, each with its last attempt', WebhookDeliveryPage],
    run: ({ ctx, query }) => listWebhookDeliveries(ctx, query),
  }),
];
