import { createRoute, z } from '@hono/zod-openapi';
import {
  paths,
  SandboxChangeRequest,
  SandboxCheckout,
  SandboxPaymentRequest,
  SandboxSubscription,
} from '@replysmith/contract';
import { changeSandboxSubscription } from '../../../services/billing/sandbox/change-sandbox-subscription.ts';
import { getSandboxCheckout } from '../../../services/billing/sandbox/get-sandbox-checkout.ts';
import { getSandboxSubscription } from '../../../services/billing/sandbox/get-sandbox-subscription.ts';
import { paySandboxCheckout } from '../../../services/billing/sandbox/pay-sandbox-checkout.ts';
import type { Services } from '../../../services/context.ts';
import { createApi } from '../../api.ts';
import { contextOf } from '../../context-of.ts';
import { jsonBody } from '../../json-body.ts';
import { replies } from '../../replies.ts';

const params = z.object({ id: z.string().max(200) });

const readCheckout = createRoute({
  method: 'get',
  path: `${paths.sandboxCheckouts}/{id}`,
  summary: 'Sandbox only: a checkout of yours',
  request: { params },
  responses: replies('The checkout', SandboxCheckout),
});

const pay = createRoute({
  method: 'post',
  path: `${paths.sandboxCheckouts}/{id}/payment`,
  summary: 'Sandbox only: pay, or have the card declined',
  request: { params, body: jsonBody(SandboxPaymentRequest) },
  responses: replies('The checkout after it', SandboxCheckout),
});

const readSubscription = createRoute({
  method: 'get',
  path: paths.sandboxSubscription,
  summary: 'Sandbox only: what you pay for, or last did',
  responses: replies('The subscription', SandboxSubscription),
});

const change = createRoute({
  method: 'post',
  path: paths.sandboxSubscription,
  summary: 'Sandbox only: play what may happen to a subscription',
  request: { body: jsonBody(SandboxChangeRequest) },
  responses: replies('The subscription after it', SandboxSubscription),
});

export function sandboxFunctions(services: Services) {
  return createApi()
    .openapi(readCheckout, async (c) => {
      const { id } = c.req.valid('param');
      return c.json(await getSandboxCheckout(contextOf(c, services), id), 200);
    })
    .openapi(pay, async (c) => {
      const { id } = c.req.valid('param');
      const { outcome } = c.req.valid('json');
      return c.json(await paySandboxCheckout(contextOf(c, services), id, outcome), 200);
    })
    .openapi(readSubscription, async (c) => {
      return c.json(await getSandboxSubscription(contextOf(c, services)), 200);
    })
    .openapi(change, async (c) => {
      const request = c.req.valid('json');
      return c.json(await changeSandboxSubscription(contextOf(c, services), request), 200);
    });
}
