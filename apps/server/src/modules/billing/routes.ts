import { z } from '@hono/zod-openapi';
import {
  CheckoutOutcome,
  CheckoutSession,
  ConfirmCheckoutRequest,
  CreateCheckoutSessionRequest,
  PortalSession,
  SandboxChangeRequest,
  SandboxCheckout,
  SandboxPaymentRequest,
  SandboxSubscription,
  UserSubscription,
  paths,
} from '@replysmith/contract';
import type { Call, Services } from '../../platform/context/context.ts';
import { AppError } from '../../platform/errors.ts';
import { createApi } from '../../platform/http/api.ts';
import { bodyLimit } from '../../platform/http/body.ts';
import { inTime, slow } from '../../platform/http/deadline.ts';
import { billingLimit, formLimit } from '../../platform/http/rate-limits.ts';
import { type Route, nothing, route } from '../../platform/http/route.ts';
import { confirmCheckout, dismissUpgrade, openPortal, startCheckout } from './checkout.ts';
import {
  changeSandboxSubscription,
  getSandboxCheckout,
  getSandboxSubscription,
  paySandboxCheckout,
} from './sandbox.ts';
import { receiveBillingEvent } from './subscriptions.ts';

/** Longer than the provider takes to answer, and shorter than its webhook waits for us. */
const timeout = 9_000;

/**
 * Stripe's webhook. Its signature replaces the checks of origin and session. Stripe sends again
 * what is not answered with 200.
 */
export function stripeWebhook(services: Services) {
  const router = createApi();
  router.post(paths.stripeWebhook, bodyLimit, async (c) => {
    const body = await c.req.text();
    const event = services.readBillingEvent?.(body, c.req.header('Stripe-Signature') ?? '');
    if (!event) throw new AppError('invalid_signature');
    const receive = (call: Call) => receiveBillingEvent(services, event, call);
    await inTime(receive, timeout, c.get('requestId'));
    return c.json({ received: true }, 200);
  });
  return router;
}

const params = z.object({ id: z.string().max(200) });

export const billingRoutes: readonly Route[] = [
  route({
    method: 'post',
    path: paths.createCheckoutSession,
    summary: 'Where to buy a plan, or to switch to it from one that is paid already',
    limit: formLimit('checkout'),
    longest: slow,
    body: CreateCheckoutSessionRequest,
    hasKey: true,
    refusals: ['email_unverified', 'already_on_plan', 'billing_unavailable'],
    reply: ['The page to open', CheckoutSession],
    run: ({ ctx, body, key }) => startCheckout(ctx, body, key),
  }),
  route({
    method: 'post',
    path: paths.confirmCheckout,
    summary: 'What has become of a checkout of yours',
    limit: billingLimit,
    longest: slow,
    body: ConfirmCheckoutRequest,
    refusals: ['not_found', 'billing_unavailable'],
    reply: ['Whether the plan holds now', CheckoutOutcome],
    run: ({ ctx, body }) => confirmCheckout(ctx, body.session_id),
  }),
  route({
    method: 'post',
    path: paths.createPortalSession,
    summary: 'Where to change or cancel what you pay for, and to find invoices',
    limit: formLimit('portal'),
    longest: slow,
    body: nothing,
    refusals: ['nothing_to_manage', 'billing_unavailable'],
    reply: ['The page to open', PortalSession],
    run: ({ ctx }) => openPortal(ctx),
  }),
  route({
    method: 'post',
    path: paths.dismissUpgrade,
    summary: 'Forget the plan that was chosen at sign-up',
    body: nothing,
    reply: ['Your subscription, without it', UserSubscription],
    run: ({ ctx }) => dismissUpgrade(ctx),
  }),
];

/** Only for the sandbox, in which nothing is paid. */
export const sandboxRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: `${paths.sandboxCheckouts}/{id}`,
    operationId: 'getSandboxCheckout',
    summary: 'Sandbox only: a checkout of yours',
    params,
    reply: ['The checkout', SandboxCheckout],
    run: ({ ctx, params }) => getSandboxCheckout(ctx, params.id),
  }),
  route({
    method: 'post',
    path: `${paths.sandboxCheckouts}/{id}/payment`,
    operationId: 'paySandboxCheckout',
    summary: 'Sandbox only: pay, or have the card declined',
    params,
    body: SandboxPaymentRequest,
    reply: ['The checkout after it', SandboxCheckout],
    run: ({ ctx, params, body }) => paySandboxCheckout(ctx, params.id, body.outcome),
  }),
  route({
    method: 'get',
    path: paths.sandboxSubscription,
    summary: 'Sandbox only: what you pay for, or last did',
    reply: ['The subscription', SandboxSubscription],
    run: ({ ctx }) => getSandboxSubscription(ctx),
  }),
  route({
    method: 'post',
    path: paths.sandboxSubscription,
    operationId: 'changeSandboxSubscription',
    summary: 'Sandbox only: play what may happen to a subscription',
    body: SandboxChangeRequest,
    reply: ['The subscription after it', SandboxSubscription],
    run: ({ ctx, body }) => changeSandboxSubscription(ctx, body),
  }),
];
