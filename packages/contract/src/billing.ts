import { z } from './schemas.ts';

/** Stable feature keys; display names are stored with the plan. */
export const FeatureKey = z.enum([
  'daily_ai_requests',
  'templates_saved',
  'ab_test_suggestions',
  'advanced_analytics',
  'team_sharing',
  'scheduled_backups',
]);
export type FeatureKey = z.infer<typeof FeatureKey>;

/** What a plan allows of one feature. */
export const Limit = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('unlimited') }),
  z.object({ kind: z.literal('limit'), value: z.int().min(0) }),
  z.object({ kind: z.literal('boolean'), included: z.boolean() }),
]);
export type Limit = z.infer<typeof Limit>;

export const PlanKey = z.string().regex(/^[a-z][a-z\d_]*$/);

export const PlanFeature = z.object({
  feature_key: FeatureKey,
  feature_name: z.string(),
  limit: Limit,
});
export type PlanFeature = z.infer<typeof PlanFeature>;

/** As stored: `limit` repeats the type and the value. */
export const PlanFeatureRow = PlanFeature.extend({
  plan_id: z.uuid(),
  feature_type: z.enum(['boolean', 'daily_limit', 'total_limit']),
  /** A whole number or "unlimited"; of a boolean "true" or "false". */
  feature_value: z.string(),
  sort_order: z.int(),
});
export type PlanFeatureRow = z.infer<typeof PlanFeatureRow>;

export const PlanFeatureList = z.object({ items: z.array(PlanFeatureRow) });
export type PlanFeatureList = z.infer<typeof PlanFeatureList>;

export const PricingPlan = z.object({
  id: z.uuid(),
  /** Identifies it in addresses and comparisons; the name is only displayed. */
  key: PlanKey,
  name: z.string(),
  /** US dollars a month. */
  price_monthly: z.number().min(0),
  description: z.string(),
  button_text: z.string(),
  is_popular: z.boolean(),
  /** Always true for plans on offer. */
  is_active: z.boolean(),
  sort_order: z.int(),
  features: z.array(PlanFeatureRow),
});
export type PricingPlan = z.infer<typeof PricingPlan>;

export const PricingPlanList = z.object({ items: z.array(PricingPlan) });
export type PricingPlanList = z.infer<typeof PricingPlanList>;

/** The subscription's status from the payment provider; `active` also if nothing was ever paid. */
export const SubscriptionStatus = z.enum([
  'active',
  'trialing',
  'past_due',
  'canceled',
  'unpaid',
  'incomplete',
  'incomplete_expired',
  'paused',
]);
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>;

/** A plan by name, and what it costs a month. */
export const PricedPlan = z.object({
  id: z.uuid(),
  key: PlanKey,
  name: z.string(),
  price_monthly: z.number(),
});

/** The caller's plan and usage. Read-only for users. */
export const UserSubscription = z.object({
  user_id: z.uuid(),
  status: SubscriptionStatus,
  usage_tracking: z.object({
    daily_ai_requests: z.int().min(0),
    templates_saved: z.int().min(0),
  }),
  /** The id of `plan`. */
  plan_id: z.uuid(),
  /** The current plan: Free once a paid one has ended. */
  plan: z.object({
    id: z.uuid(),
    key: PlanKey,
    name: z.string(),
    price_monthly: z.number(),
    features: z.array(PlanFeatureRow),
  }),
  /** When the daily counters reset: the next 00:00 UTC. */
  resets_at: z.iso.datetime(),
  billing: z.object({
    /** Whether the payment provider has this customer, so that there is something to manage. */
    has_customer: z.boolean(),
    /** When the paid period ends, and renews unless `ends_at` is set. */
    renews_at: z.iso.datetime().nullable(),
    /** Set when it was cancelled: the plan lasts until then. */
    ends_at: z.iso.datetime().nullable(),
    /** Set after a failed payment: the plan ends then unless it is paid. */
    grace_ends_at: z.iso.datetime().nullable(),
  }),
  /** Chosen at sign-up and not paid for yet. */
  pending_plan: PricedPlan.nullable(),
  /** Grows with every change; an older version must not replace a newer one. */
  version: z.int().min(1),
});
export type UserSubscription = z.infer<typeof UserSubscription>;

/** `planId` is the specification's spelling. */
export const CreateCheckoutSessionRequest = z.strictObject({ planId: z.uuid() });
export type CreateCheckoutSessionRequest = z.infer<typeof CreateCheckoutSessionRequest>;

export const CheckoutSession = z.object({
  /** Where to pay or, for paying users, where to confirm the change of plan. */
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
   * `paid`: the plan is active. `changed`: it was paid, and the plan has changed or ended since.
   * `open`: not paid yet. `expired`: it can no longer be paid.
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

/** What the test card does. */
export const SandboxPaymentRequest = z.strictObject({ outcome: z.enum(['pay', 'decline']) });

/** The sandbox's stand-in for a customer portal. */
export const SandboxSubscription = z.object({
  plan: PricedPlan,
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

/** A list with one row, as specified. The totals are for admins only. */
export const DailyResetStatus = z.array(
  z.object({
    /** "hh:mm:ss" until the next 00:00 UTC. */
    next_reset_in: z.string().regex(/^\d{2}:\d{2}:\d{2}$/),
    /** A UTC day. */
    last_reset_date: z.iso.date().optional(),
    users_pending_reset: z.int().min(0).optional(),
    total_active_users: z.int().min(0).optional(),
  }),
);
export type DailyResetStatus = z.infer<typeof DailyResetStatus>;

/** An empty body. */
export const ManualDailyResetRequest = z.strictObject({});

export const ManualDailyReset = z.object({ success: z.literal(true), users: z.int().min(0) });
export type ManualDailyReset = z.infer<typeof ManualDailyReset>;
