import { isExceeded, remaining } from '@replysmith/contract';
import { sql } from 'kysely';
import { asMeter, type UserTransaction } from '../../platform/db/with-user.ts';
import type { Context } from '../../platform/context/context.ts';
import { AppError } from '../../platform/errors.ts';
import { entitledPlanId, toLimit } from './plans.ts';
import { usageOn } from './usage.ts';
import { countedDay, nextUtcDay } from '../../platform/clock.ts';

type CountedFeature = 'daily_ai_requests';

type Feature = CountedFeature | 'templates_saved';

/** What one use was counted for: its day, and the reset before it. */
type CountedUse = {
  readonly usage_day: string;
  readonly usage_reset_at: Date | null;
};

/** Refuses who has no use left, before anything is done for it. What counts a use is `consume`. */
export async function assertLeft(
  ctx: Context,
  tx: UserTransaction,
  feature: CountedFeature,
): Promise<void> {
  const row = await meter(ctx, tx, feature).executeTakeFirstOrThrow();
  usageWithRoom(ctx, row, feature);
}

/**
 * As the meter, counts one use, or refuses; tells what it counts for. The subscription's row
 * stays locked until the transaction ends, so calls at the same moment take turns, and one that
 * fails later has used nothing.
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

/** What counts as used at this moment; refuses where that leaves no room for one more use. */
function usageWithRoom(ctx: Context, row: Meter, feature: CountedFeature) {
  const now = ctx.now();
  const usage = usageOn(now, row);
  const limit = toLimit(row);
  if (limit.kind === 'boolean' && !limit.included) {
    throw new AppError('feature_unavailable', { values: { feature: row.feature_name } });
  }
  if (isExceeded(limit, usage[feature])) {
    throw new AppError('usage_limit_reached', {
      values: { feature: row.feature_name, plan: row.plan },
      retryAfterSeconds: Math.ceil((nextUtcDay(now).getTime() - now.getTime()) / 1_000),
    });
  }
  return usage;
}

/** As the meter, takes one use back; a day that is over or was reset has nothing to give back. */
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
  /** How many of those wanted fit. */
  readonly taken: number;
  /** What is free after them; null without a limit. */
  readonly left: number | null;
  /** Says that there is no place. */
  readonly refusal: () => AppError;
};

/**
 * How many of so many more templates fit. The subscription's row stays locked until the transaction
 * ends, so that a place is given once; what is in the trash takes none.
 */
export async function consumeQuotas(
  ctx: Context,
  tx: UserTransaction,
  wanted: number,
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
  if (free === null) return { taken: wanted, left: null, refusal };
  const taken = Math.min(wanted, free);
  return { taken, left: free - taken, refusal };
}

/** For one more template, or refuses. */
export async function consumeQuota(ctx: Context, tx: UserTransaction): Promise<void> {
  const { taken, refusal } = await consumeQuotas(ctx, tx, 1);
  if (taken === 0) throw refusal();
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

/** By the rows themselves, since `template_counts` is only to show; no further than `most`. */
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
