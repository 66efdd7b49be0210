import type { AdminOverview } from '@replysmith/contract';
import { sql } from 'kysely';
import { asOperator } from '../../../db/with-user.ts';
import type { HealthCheck } from '../../../ports/health-check.ts';
import type { Context } from '../../context.ts';
import { entitledPlanId } from '../../user-subscriptions/entitled-plan.ts';
import { nextUtcDay, utcDay } from '../../user-subscriptions/utc-day.ts';
import { assertMayActOnEverybody } from '../actor.ts';
import { billingHealth } from './billing-health.ts';
import { databaseHealth } from './database-health.ts';

type HealthLine = AdminOverview['health'][number];

/** How many use the service, by plan, and how each of its parts is. */
export async function getAdminOverview(ctx: Context): Promise<AdminOverview> {
  assertMayActOnEverybody(ctx);
  const now = ctx.now();
  const days = [utcDay(now), utcDay(nextUtcDay(now))];
  const plans = await asOperator(ctx.db, (tx) =>
    tx
      .selectFrom('pricing_plans as plan')
      .leftJoin('user_subscriptions as subscription', (join) =>
        join.on('plan.id', '=', entitledPlanId(now)),
      )
      .select(({ fn }) => ['plan.name', fn.count<string>('subscription.user_id').as('users')])
      .select(
        sql<string>`coalesce(sum((subscription.usage_tracking ->> 'daily_ai_requests')::integer)
          FILTER (WHERE subscription.usage_day IN (${sql.join(days)})), 0)`.as('requests'),
      )
      .groupBy('plan.id')
      .orderBy('plan.is_active', 'desc')
      .orderBy('plan.sort_order')
      .execute(),
  );
  const checks = [databaseHealth(ctx), billingHealth(ctx), ...ctx.checks];
  return {
    users: sum(plans.map(({ users }) => Number(users))),
    plans: plans.map(({ name, users }) => ({ name, users: Number(users) })),
    requests_today: sum(plans.map(({ requests }) => Number(requests))),
    health: await Promise.all(checks.map((check) => lineOf(ctx, check))),
  };
}

async function lineOf(ctx: Context, { name, look }: HealthCheck): Promise<HealthLine> {
  try {
    return { name, ...(await look()) };
  } catch (error) {
    ctx.log.warn({ err: error, check: name }, 'a part of the service could not say how it is');
    return { name, state: 'bad', note: 'It did not answer.' };
  }
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
