import { z } from 'zod';
import { PlanKey } from '../resources/pricing-plan.ts';

/** `planId` is the specification's spelling. */
export const CreateCheckoutSessionRequest = z.strictObject({ planId: z.uuid() });
export type CreateCheckoutSessionRequest = z.infer<typeof CreateCheckoutSessionRequest>;

export const CheckoutSession = z.object({
  /** Where to pay; for who pays already, where to confirm the change of plan. */
  url: z.url(),
  kind: z.enum(['checkout', 'portal']),
});
export type CheckoutSession = z.infer<typeof CheckoutSession>;

export const PortalSession = z.object({ url: z.url() });
export type PortalSession = z.infer<typeof PortalSession>;

export const ConfirmCheckoutRequest = z.strictObject({ session_id: z.string().min(1).max(200) });

/** What has become of a checkout of the caller's. Somebody else's is not found. */
export const CheckoutOutcome = z.object({
  /**
   * `paid`: the plan holds now. `changed`: it was paid, and the plan has changed or ended since.
   * `open`: not paid yet. `expired`: it cannot be paid any more.
   */
  status: z.enum(['paid', 'changed', 'processing', 'open', 'expired']),
  /** The plan that it is for. */
  plan: z.object({ key: PlanKey, name: z.string() }).nullable(),
});
export type CheckoutOutcome = z.infer<typeof CheckoutOutcome>;

/** A checkout of the sandbox, for its page. */
export const SandboxCheckout = z.object({
  id: z.string(),
  status: z.enum(['open', 'complete', 'expired']),
  plan: z.object({ key: PlanKey, name: z.string(), price_monthly: z.number() }),
  email: z.string(),
  success_url: z.url(),
  cancel_url: z.url(),
});
export type SandboxCheckout = z.infer<typeof SandboxCheckout>;

/** What the tester's card does. */
export const SandboxPaymentRequest = z.strictObject({ outcome: z.enum(['pay', 'decline']) });

/** The sandbox's stand-in for a customer portal. */
export const SandboxSubscription = z.object({
  plan: z.object({ id: z.uuid(), key: PlanKey, name: z.string(), price_monthly: z.number() }),
  status: z.string(),
  renews_at: z.iso.datetime(),
  ends_at: z.iso.datetime().nullable(),
  return_url: z.url(),
});
export type SandboxSubscription = z.infer<typeof SandboxSubscription>;

export const SandboxChangeRequest = z.discriminatedUnion('change', [
  z.strictObject({ change: z.literal('cancel') }),
  z.strictObject({ change: z.literal('resume') }),
  z.strictObject({ change: z.literal('end-now') }),
  z.strictObject({ change: z.literal('fail-payment') }),
  z.strictObject({ change: z.literal('switch-plan'), plan_id: z.uuid() }),
]);
export type SandboxChangeRequest = z.infer<typeof SandboxChangeRequest>;
