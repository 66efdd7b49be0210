import { paths } from '@replysmith/contract';
import { password } from '../account-calls.ts';
import type { RouteAccess } from './route-access.ts';

/** The routes of webhooks, for the route matrix. */
export const webhookRoutes: Readonly<Record<string, RouteAccess>> = {
  [`GET ${paths.webhooks}`]: { who: 'signed-in', call: { path: paths.webhooks } },
  [`POST ${paths.webhooks}`]: {
    who: 'signed-in',
    call: {
      path: paths.webhooks,
      body: { url: 'https://hooks.example.com', events: ['email.sent'], password },
    },
  },
  [`PATCH ${paths.webhooks}/:id`]: {
    who: 'owner',
    call: ({ webhook }) => ({
      method: 'PATCH',
      path: `${paths.webhooks}/${webhook}`,
      body: { events: ['email.replied'] },
    }),
  },
  [`DELETE ${paths.webhooks}/:id`]: {
    who: 'owner',
    call: ({ spareWebhook }) => ({ method: 'DELETE', path: `${paths.webhooks}/${spareWebhook}` }),
  },
  [`POST ${paths.restoreWebhook}`]: {
    who: 'owner',
    call: ({ spareWebhook: webhook_id }) => ({ path: paths.restoreWebhook, body: { webhook_id } }),
  },
  [`POST ${paths.rotateWebhookSecret}`]: {
    who: 'owner',
    call: ({ webhook: webhook_id }) => ({
      path: paths.rotateWebhookSecret,
      body: { webhook_id, password },
    }),
  },
  [`POST ${paths.pingWebhook}`]: {
    who: 'owner',
    call: ({ webhook: webhook_id }) => ({ path: paths.pingWebhook, body: { webhook_id } }),
  },
  [`POST ${paths.resendWebhook}`]: {
    who: 'owner',
    call: ({ delivery: delivery_id }) => ({ path: paths.resendWebhook, body: { delivery_id } }),
  },
  [`GET ${paths.webhookDeliveries}`]: {
    who: 'owner',
    call: ({ webhook }) => ({ path: `${paths.webhookDeliveries}?webhook_id=${webhook}` }),
  },
};
