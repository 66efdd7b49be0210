import { createRoute, z } from '@hono/zod-openapi';
import {
  CheckoutOutcome,
  CheckoutSession,
  ConfirmCheckoutRequest,
  CreateCheckoutSessionRequest,
  paths,
} from '@replysmith/contract';
import { confirmCheckout } from '../../../services/billing/confirm-checkout.ts';
import { startCheckout } from '../../../services/billing/start-checkout.ts';
import type { Services } from '../../../services/context.ts';
import { createApi } from '../../api.ts';
import { contextOf } from '../../context-of.ts';
import { replies } from '../../replies.ts';

const start = createRoute({
  method: 'post',
  path: paths.createCheckoutSession,
  summary: 'Where to buy a plan, or to switch to it from one that is paid already',
  request: {
    headers: z.object({ 'idempotency-key': z.uuid().optional() }),
    body: {
      required: true,
      content: { 'application/json': { schema: CreateCheckoutSessionRequest } },
    },
  },
  responses: replies('The page to open', CheckoutSession),
});

const confirm = createRoute({
  method: 'post',
  path: paths.confirmCheckout,
  summary: 'What has become of a checkout of yours',
  request: {
    body: { required: true, content: { 'application/json': { schema: ConfirmCheckoutRequest } } },
  },
  responses: replies('Whether the plan holds now', CheckoutOutcome),
});

export function checkoutFunctions(services: Services) {
  return createApi()
    .openapi(start, async (c) => {
      const { 'idempotency-key': key } = c.req.valid('header');
      return c.json(await startCheckout(contextOf(c, services), c.req.valid('json'), key), 200);
    })
    .openapi(confirm, async (c) => {
      const { session_id } = c.req.valid('json');
      return c.json(await confirmCheckout(contextOf(c, services), session_id), 200);
    });
}
