import { asBiller, type UserTransaction } from '../../db/with-user.ts';
import type { BillingEvent } from '../../ports/billing.ts';
import type { Context } from '../context.ts';

/** In the transaction that writes down what the event was about, so that both are kept or neither. */
export function rememberEvent(
  ctx: Context,
  tx: UserTransaction,
  { id, type }: BillingEvent,
): Promise<unknown> {
  return asBiller(tx, () =>
    tx
      .insertInto('billing_events')
      .values({ id, type, received_at: ctx.now() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute(),
  );
}
