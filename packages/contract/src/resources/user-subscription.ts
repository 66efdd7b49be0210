import { z } from 'zod';
import { PlanFeature } from './pricing-plan.ts';

/** The caller's own plan and what is used of it. Read-only for users. */
export const UserSubscription = z.object({
  user_id: z.uuid(),
  status: z.enum(['active']),
  usage_tracking: z.object({
    daily_ai_requests: z.int().min(0),
    templates_saved: z.int().min(0),
  }),
  plan: z.object({
    name: z.string(),
    price_monthly: z.number(),
    features: z.array(PlanFeature),
  }),
  /** When the daily counters start again: the next 00:00 UTC. */
  resets_at: z.iso.datetime(),
});
export type UserSubscription = z.infer<typeof UserSubscription>;
