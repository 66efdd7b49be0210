import { isExceeded, remaining } from '@replysmith/contract';
import { sql } from 'kysely';
import { asMeter, type UserTransaction } from '../../platform/db/with-user.ts';
import type { Context } from '../../platform/context/context.ts';
import { AppError } from '../../platform/errors.ts';
import { limitRefusals } from '../../platform/observability/metrics.ts';
import { entitledPlanId, toLimit } from './plans.ts';
import { usageOn } from './usage.ts';
import { countedDay, nextUtcDay } from '../../platform/clock.ts';

type CountedFeature = 'daily_ai_requests';

type Feature = CountedFeature | 'templates_saved';

/** The day that a use was counted on, and the last reset before it. */
type CountedUse = {
  readonly usage_day: string;
  readonly usage_reset_at: Date | null;
};

/** Throws when nothing is left, before any work is done. `consume` is what counts a use. */
export async function assertLeft(
  ctx: Context,
  tx: UserTransaction,
  feature: CountedFeature,
): Promise<void> {
  const row = await meter(ctx, tx, feature).executeTakeFirstOrThrow();
  usageWithRoom(ctx, row, feature);
}

/**
 * Counts one use in the meter's role, or throws. Returns what it was counted for. The
 * subscription's row stays locked until the transaction ends, so concurrent calls take turns, and a
 * call that fails later has used nothing.
 */
export async function consume(
  ctx: Context,
  tx: UserTransaction,
  feature: CountedFeature,
): Promise<CountedUse> {
  const row = await meter(ctx, tx, feature).forUpdate('subscription').executeTakeFirstOrThrow();
  const usage = usageWithRoom(ctx, row, feature);
  return tx
    .updateTable('user_subscriptions')
    .set({
      usage_tracking: JSON.stringify({ ...usage, [feature]: usage[feature] + 1 }),
      usage_day: countedDay(ctx.now(), row.usage_day),
    })
    .where('user_id', '=', ctx.user.id)
    .returning(['usage_day', 'usage_reset_at'])
    .executeTakeFirstOrThrow();
}

type Meter = Awaited<ReturnType<ReturnType<typeof meter>['executeTakeFirstOrThrow']>>;

/** What counts as used now. Throws when there is no room for one more use. */
function usageWithRoom(ctx: Context, row: Meter, feature: CountedFeature) {
  const now = ctx.now();
  const usage = usageOn(now, row);
  const limit = toLimit(row);
  if (limit.kind === 'boolean' && !limit.included) {
    throw new AppError('feature_unavailable', { values: { feature: row.feature_name } });
  }
  if (isExceeded(limit, usage[feature])) {
    limitRefusals.inc({ feature });
    throw new AppError('usage_limit_reached', {
      values: { feature: row.feature_name, plan: row.plan },
      retryAfterSeconds: Math.ceil((nextUtcDay(now).getTime() - now.getTime()) / 1_000),
    });
  }
  return usage;
}

/** Gives one use back, in the meter's role. Does nothing when its day is over or was reset. */
export async function giveBack(
  ctx: Context,
  tx: UserTransaction,
  feature: CountedFeature,
  use: CountedUse,
): Promise<void> {
  await tx
    .updateTable('user_subscriptions')
    .set({
      usage_tracking: sql`jsonb_set(
        usage_tracking, ARRAY[${feature}::text],
        to_jsonb(greatest(0, (usage_tracking ->> ${feature}::text)::integer - 1))
      )`,
    })
    .where('user_id', '=', ctx.user.id)
    .where('usage_day', '=', use.usage_day)
    .where('usage_reset_at', 'is not distinct from', use.usage_reset_at)
    .execute();
}

type Places = {
  /** How many of the wanted ones fit. */
  readonly consumed: number;
  /** How many places are left after them; null without a limit. */
  readonly remaining: number | null;
  /** Makes the error that says that no place is left. */
  readonly refusal: () => AppError;
};

/**
 * Tells how many of the wanted templates fit. The subscription's row stays locked until the
 * transaction ends, so that no place is given twice. Templates in the trash take no place.
 */
export async function consumeQuotas(
  ctx: Context,
  tx: UserTransaction,
  requested: number,
): Promise<Places> {
  const row = await asMeter(tx, () =>
    meter(ctx, tx, 'templates_saved').forUpdate('subscription').executeTakeFirstOrThrow(),
  );
  const limit = toLimit(row);
  const refusal = () =>
    new AppError('usage_limit_reached', {
      values: { feature: row.feature_name, plan: row.plan },
    });
  const used = limit.kind === 'limit' ? await countSaved(ctx, tx, limit.value) : 0;
  const free = remaining(limit, used);
  if (free === null) return { consumed: requested, remaining: null, refusal };
  const consumed = Math.min(requested, free);
  limitRefusals.inc({ feature: 'templates_saved' }, requested - consumed);
  return { consumed, remaining: free - consumed, refusal };
}

/** The same for one template; throws when it does not fit. */
export async function consumeQuota(ctx: Context, tx: UserTransaction): Promise<void> {
  const { consumed, refusal } = await consumeQuotas(ctx, tx, 1);
  if (consumed === 0) throw refusal();
}

function meter(ctx: Context, tx: UserTransaction, feature: Feature) {
  return tx
    .selectFrom('user_subscriptions as subscription')
    .innerJoin('pricing_plans as plan', (join) =>
      join.on('plan.id', '=', entitledPlanId(ctx.now())),
    )
    .innerJoin('plan_features as feature', 'feature.plan_id', 'plan.id')
    .select(['subscription.usage_tracking', 'subscription.usage_day', 'plan.name as plan'])
    .select(['feature.feature_name', 'feature.feature_type', 'feature.feature_value'])
    .where('subscription.user_id', '=', ctx.user.id)
    .where('feature.feature_key', '=', feature);
}

/** Counts the rows themselves, at most `most`, because `template_counts` is only for display. */
async function countSaved(ctx: Context, tx: UserTransaction, most: number): Promise<number> {
  const saved = tx
    .selectFrom('email_templates')
    .select('id')
    .where('user_id', '=', ctx.user.id)
    .where('deleted_at', 'is', null)
    .limit(most)
    .as('saved');
  const { count } = await tx
    .selectFrom(saved)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
