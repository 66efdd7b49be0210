import { z } from 'zod';
import { PlanFeatureRow, PlanKey } from './pricing-plan.ts';

/** What the payment provider says of a subscription; `active` also where nothing was ever paid. */
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

/** The caller's own plan and what is used of it. Read-only for users. */
export const UserSubscription = z.object({
  user_id: z.uuid(),
  status: SubscriptionStatus,
  usage_tracking: z.object({
    daily_ai_requests: z.int().min(0),
    templates_saved: z.int().min(0),
  }),
  /** The id of `plan`. */
  plan_id: z.uuid(),
  /** The plan that holds right now: Free once a paid one has ended. */
  plan: z.object({
    id: z.uuid(),
    key: PlanKey,
    name: z.string(),
    price_monthly: z.number(),
    features: z.array(PlanFeatureRow),
  }),
  /** When the daily counters start again: the next 00:00 UTC. */
  resets_at: z.iso.datetime(),
  billing: z.object({
    /** Whether the payment provider knows this person: then there is something to manage. */
    has_customer: z.boolean(),
    /** When the paid period ends, and renews unless `ends_at` says otherwise. */
    renews_at: z.iso.datetime().nullable(),
    /** Set when it was cancelled and runs until then. */
    ends_at: z.iso.datetime().nullable(),
    /** Set while a payment has failed: the plan goes then unless it is paid. */
    grace_ends_at: z.iso.datetime().nullable(),
  }),
  /** Chosen at sign-up and not paid for yet. */
  pending_plan: z
    .object({ id: z.uuid(), key: PlanKey, name: z.string(), price_monthly: z.number() })
    .nullable(),
  /** Grows with every change: what is older never replaces what is newer. */
  version: z.int().min(1),
});
export type UserSubscription = z.infer<typeof UserSubscription>;
