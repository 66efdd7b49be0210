import { asBiller, withUser } from '../../db/with-user.ts';
import type { BillingEvent } from '../../ports/billing.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';

type Known = {
  readonly customerId: string | null;
  readonly version: string;
  readonly isOldNews: boolean;
};

/** What is known of the caller before the provider is asked. */
export async function lookUpBilling(ctx: Context, news?: BillingEvent): Promise<Known> {
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
  // Whose account was deleted in this moment.
  if (!row) throw new AppError('unauthenticated');
  return {
    customerId: row.customer_id,
    version: row.billing_version,
    isOldNews: Boolean(row.is_old_news),
  };
}
