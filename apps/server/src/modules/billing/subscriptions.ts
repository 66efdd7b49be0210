import { recordAudit } from '../../platform/db/audit-log.ts';
import { byProvider, whatBecame } from './audit-changes.ts';
import { entitlementOf, isLive, subscriptionThatCounts } from './entitlement.ts';
import {
  type UserTransaction,
  asBiller,
  withKeeper,
  withUser,
} from '../../platform/db/with-user.ts';
import {
  type Billing,
  type BillingEvent,
  CustomerNotFound,
  type ProviderSubscription,
} from '../../platform/payments/payments.ts';
import {
  type Call,
  type Context,
  type Services,
  onBehalfOf,
} from '../../platform/context/context.ts';
import { AppError } from '../../platform/errors.ts';

export type Known = {
  readonly customerId: string | null;
  /** The subscription that decides what the person has. */
  readonly counting: ProviderSubscription | null;
};

/**
 * Updates the caller's row to what the payment provider says now. Everything that may have changed
 * it, in whatever order it arrives, ends here; an event that was handled before changes nothing. No
 * lock is held while the provider is asked, so its answer is stored only if nobody stored another
 * one meanwhile.
 */
export async function syncSubscription(ctx: Context, news?: BillingEvent): Promise<Known> {
  const first = await askAndWrite(ctx, news);
  if (first.isKept) return first.known;
  const second = await askAndWrite(ctx, news);
  if (second.isKept) return second.known;
  // Two others were stored meanwhile, so the last of them was asked for after this call began.
  if (news) await withUser(ctx, (tx) => rememberEvent(ctx, tx, news));
  return second.known;
}

async function askAndWrite(
  ctx: Context,
  news?: BillingEvent,
): Promise<{ readonly isKept: boolean; readonly known: Known }> {
  const before = await lookUpBilling(ctx, news);
  if (before.customerId === null || before.isOldNews) {
    return { isKept: true, known: { customerId: before.customerId, counting: null } };
  }
  const subscriptions = await listOf(ctx, before.customerId);
  if (subscriptions) logWhatIsOdd(ctx, subscriptions);
  const billing = {
    customerId: subscriptions && before.customerId,
    subscriptions: subscriptions ?? [],
    version: before.version,
  };
  return withUser(ctx, async (tx) => {
    const { isKept, counting } = await writeDownBilling(ctx, tx, billing, news);
    if (isKept && news) await rememberEvent(ctx, tx, news);
    return { isKept, known: { customerId: billing.customerId, counting } };
  });
}

/** Null when the customer is gone. */
async function listOf(
  ctx: Context,
  customerId: string,
): Promise<readonly ProviderSubscription[] | null> {
  try {
    return await providerOf(ctx).listSubscriptions(customerId);
  } catch (error) {
    if (error instanceof CustomerNotFound) return null;
    throw error;
  }
}

function logWhatIsOdd(ctx: Context, subscriptions: readonly ProviderSubscription[]): void {
  const live = subscriptions.filter(isLive);
  const userId = ctx.user.id;
  if (live.length > 1) {
    const ids = live.map(({ id }) => id);
    ctx.log.warn({ userId, subscriptions: ids }, 'pays for more than one subscription');
  }
  const unknown = live.filter(({ planKey }) => planKey === null).map(({ id }) => id);
  if (unknown.length > 0) {
    ctx.log.warn({ userId, subscriptions: unknown }, 'pays a price that belongs to no plan');
  }
}

/**
 * Runs in the transaction that stores what the event was about, so that both are kept or neither.
 */
function rememberEvent(
  ctx: Context,
  tx: UserTransaction,
  { id, type, payment }: BillingEvent,
): Promise<void> {
  return asBiller(tx, async () => {
    const isNew = await tx
      .insertInto('billing_events')
      .values({ id, type, received_at: ctx.now() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    if (!payment || isNew.numInsertedOrUpdatedRows !== 1n) return;
    const { became, amount, currency } = payment;
    await recordAudit(tx, {
      ...byProvider(ctx),
      action: `payment.${became}`,
      details: { amount, currency, event: id },
    });
  });
}

type ProviderState = {
  /** Null when the provider no longer knows the customer. */
  readonly customerId: string | null;
  readonly subscriptions: readonly ProviderSubscription[];
  /** The row's `billing_version` from before the provider was asked. */
  readonly version: string;
};

/** Updates the caller's row from the provider's answer, unless another answer was stored first. */
function writeDownBilling(
  ctx: Context,
  tx: UserTransaction,
  { customerId, subscriptions, version }: ProviderState,
  news?: BillingEvent,
): Promise<{ readonly isKept: boolean; readonly counting: ProviderSubscription | null }> {
  const now = ctx.now();
  return asBiller(tx, async () => {
    const plans = await tx
      .selectFrom('pricing_plans')
      .select(['id', 'key', 'price_monthly'])
      .execute();
    const planOf = (key: string) => plans.find((plan) => plan.key === key);
    const priceOf = (key: string) => Number(planOf(key)?.price_monthly ?? 0);
    const counting = subscriptionThatCounts(subscriptions, priceOf, now);
    const entitlement = counting && entitlementOf(counting, now);
    const paid = entitlement && planOf(entitlement.planKey);
    const before = await tx
      .selectFrom('user_subscriptions as subscription')
      .innerJoin('pricing_plans as plan', 'plan.id', 'subscription.plan_id')
      .select(['plan.key as plan', 'subscription.status'])
      .select(['subscription.period_end as periodEnd', 'subscription.ends_at as endsAt'])
      .where('user_id', '=', ctx.user.id)
      .where('billing_version', '=', version)
      .forUpdate('subscription')
      .executeTakeFirst();
    const written = await tx
      .updateTable('user_subscriptions')
      .set((set) => ({
        plan_id: paid?.id ?? set.selectFrom('pricing_plans').select('id').where('key', '=', 'free'),
        status: counting?.status ?? 'active',
        customer_id: customerId,
        provider_subscription_id: counting?.id ?? null,
        entitled_until: paid ? entitlement.until : null,
        period_end: paid ? counting.periodEnd : null,
        ends_at: paid ? counting.endsAt : null,
        ...(paid && { pending_plan_id: null }),
        billing_version: set('billing_version', '+', '1'),
      }))
      .where('user_id', '=', ctx.user.id)
      .where('billing_version', '=', version)
      .returning('user_id')
      .executeTakeFirst();
    if (before && written) {
      const after = {
        plan: paid?.key ?? 'free',
        status: counting?.status ?? 'active',
        periodEnd: paid ? counting.periodEnd : null,
        endsAt: paid ? counting.endsAt : null,
      };
      const action = whatBecame(before, after);
      const details = { from: before, to: after, event: news?.id ?? null };
      if (action) await recordAudit(tx, { ...byProvider(ctx), action, details });
    }
    return { isKept: written !== undefined, counting };
  });
}

type KnownBilling = {
  readonly customerId: string | null;
  readonly version: string;
  readonly isOldNews: boolean;
};

/** What is known of the caller before the provider is asked. */
export async function lookUpBilling(ctx: Context, news?: BillingEvent): Promise<KnownBilling> {
  const row = await withUser(ctx, (tx) =>
    asBiller(tx, () =>
      tx
        .selectFrom('user_subscriptions')
        .select(['customer_id', 'billing_version'])
        .select((each) =>
          each
            .exists(
              each
                .selectFrom('billing_events')
                .select('id')
                .where('id', '=', news?.id ?? ''),
            )
            .as('is_old_news'),
        )
        .where('user_id', '=', ctx.user.id)
        .executeTakeFirst(),
    ),
  );
  // The account was deleted at this moment.
  if (!row) throw new AppError('unauthenticated');
  return {
    customerId: row.customer_id,
    version: row.billing_version,
    isOldNews: Boolean(row.is_old_news),
  };
}

/**
 * Handles an event by asking the provider for the present state, once per event. The event's
 * content and order do not matter. Throws when the result could not be stored, so that the provider
 * sends the event again.
 */
export async function receiveBillingEvent(
  services: Services,
  event: BillingEvent,
  call: Call,
): Promise<void> {
  const userId = event.customerId && (await userOf(services, event.customerId));
  if (!userId) return;
  await syncSubscription({ ...onBehalfOf(services, userId), call }, event);
}

/** Null for customers of another shop on the same Stripe account. */
async function userOf({ db }: Services, customerId: string): Promise<string | null> {
  const found = await withKeeper(db, (tx) =>
    tx
      .selectFrom('user_subscriptions')
      .select('user_id')
      .where('customer_id', '=', customerId)
      .executeTakeFirst(),
  );
  return found?.user_id ?? null;
}

/** The payment provider. Throws an error for the caller where there is none. */
export function providerOf({ billing }: Services): Billing {
  if (!billing) throw new AppError('billing_unavailable');
  return billing;
}
