import { asServer, withUser } from '../../db/with-user.ts';
import { BillingFailure } from '../../ports/billing.ts';
import { stopAnswer } from '../answers/stop-answer.ts';
import { inBillingTurn } from '../billing/in-billing-turn.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';

/**
 * Ends the account: what is paid for first, then everything the database holds of the person. When
 * the payment provider does not answer, nothing is deleted, or it would go on charging.
 */
export async function deleteAccount(ctx: Context, confirmation: string): Promise<void> {
  const { id, email } = ctx.user;
  if (confirmation.trim().toLowerCase() !== email) {
    const problem = 'This is not the address of your account.';
    throw new AppError('validation_failed', { fields: { confirmation: [problem] } });
  }
  await stopAnswers(ctx);
  const user = await inBillingTurn(ctx, async (tx) => {
    const subscription = await tx
      .selectFrom('user_subscriptions')
      .select('customer_id')
      .where('user_id', '=', id)
      .executeTakeFirst();
    if (subscription?.customer_id) await endBilling(ctx, subscription.customer_id);
    return asServer(tx, async () => {
      // What waits for a link or a code names the person without a reference that would cascade.
      await tx.deleteFrom('auth.verifications').where('value', '=', id).execute();
      return tx
        .deleteFrom('auth.users')
        .where('id', '=', id)
        .returning(['name', 'email'])
        .executeTakeFirst();
    });
  });
  if (!user) throw new AppError('unauthenticated');
  ctx.log.info({ event: 'account_deleted', userId: id }, 'account');
  await ctx.mail.accountDeleted(user);
}

/** What is being written would only fail to be kept. */
async function stopAnswers(ctx: Context): Promise<void> {
  const running = await withUser(ctx, (tx) =>
    tx
      .selectFrom('ai_requests')
      .select('id')
      .where('user_id', '=', ctx.user.id)
      .where('status', '=', 'running')
      .execute(),
  );
  for (const { id } of running) await stopAnswer(ctx, id);
}

async function endBilling({ billing, log, user }: Context, customerId: string): Promise<void> {
  if (!billing) {
    log.warn({ userId: user.id }, 'deleted an account whose payment provider is not set up');
    return;
  }
  try {
    await billing.deleteCustomer(customerId);
  } catch (error) {
    if (!(error instanceof BillingFailure)) throw error;
    log.warn({ err: error, userId: user.id }, 'an account could not be deleted');
    throw new AppError('account_not_deleted');
  }
}
