import { sql, type RawBuilder } from 'kysely';

/** The plan that holds at a moment for the row called `subscription`: Free once a paid one is over. */
export function entitledPlanId(now: Date): RawBuilder<string> {
  return sql<string>`CASE
    WHEN subscription.entitled_until IS NULL OR subscription.entitled_until > ${now.toISOString()}::timestamptz
    THEN subscription.plan_id
    ELSE (SELECT free.id FROM pricing_plans AS free WHERE free.key = 'free')
  END`;
}
