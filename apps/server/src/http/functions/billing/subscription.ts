import { createRoute, z } from '@hono/zod-openapi';
import { paths, PortalSession, UserSubscription } from '@replysmith/contract';
import { dismissUpgrade } from '../../../services/billing/dismiss-upgrade.ts';
import { openPortal } from '../../../services/billing/open-portal.ts';
import type { Services } from '../../../services/context.ts';
import { createApi } from '../../api.ts';
import { contextOf } from '../../context-of.ts';
import { replies } from '../../replies.ts';

const nothing = {
  body: { required: true, content: { 'application/json': { schema: z.strictObject({}) } } },
};

const open = createRoute({
  method: 'post',
  path: paths.createPortalSession,
  summary: 'Where to change or cancel what you pay for, and to find invoices',
  request: nothing,
  responses: replies('The page to open', PortalSession),
});

const dismiss = createRoute({
  method: 'post',
  path: paths.dismissUpgrade,
  summary: 'Forget the plan that was chosen at sign-up',
  request: nothing,
  responses: replies('Your subscription, without it', UserSubscription),
});

export function subscriptionFunctions(services: Services) {
  return createApi()
    .openapi(open, async (c) => c.json(await openPortal(contextOf(c, services)), 200))
    .openapi(dismiss, async (c) => c.json(await dismissUpgrade(contextOf(c, services)), 200));
}
