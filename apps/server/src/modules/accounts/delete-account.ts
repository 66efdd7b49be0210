import { type DeletedUser, deleteUser, isLastOf, lockAdmins } from '../../platform/auth/users.ts';
import { auditOf, recordAudit } from '../../platform/db/audit-log.ts';
import type { Database } from '../../platform/db/database.ts';
import { asBiller, asServer, readAsUser, withUser } from '../../platform/db/with-user.ts';
import { BillingFailure } from '../../platform/payments/payments.ts';
import { stopAnswer } from '../chat/follow-answer.ts';
import { lookUpBilling } from '../billing/subscriptions.ts';
import type { Context } from '../../platform/context/context.ts';
import { AppError } from '../../platform/errors.ts';
import { withTemplates } from '../templates/template-rows.ts';

/** More attempts mean that somebody keeps opening checkouts. */
const mostCustomers = 5;

/**
 * Ends the account: paid plans first, then everything the database holds of the person. Deletes
 * nothing when the payment provider does not answer, because it would go on charging.
 */
export async function deleteAccount(ctx: Context, confirmation: string): Promise<void> {
  const { id, email } = ctx.user;
  if (confirmation.trim().toLowerCase() !== email) {
    const problem = 'This is not the address of your account.';
    throw new AppError('validation_failed', { fields: { confirmation: [problem] } });
  }
  // Checked before a paid plan is ended, and again with the deletion, in case another admin goes
  // meanwhile.
  await withUser(ctx, (tx) => asServer(tx, () => assertNotLastAdmin(tx, id)));
  await stopAnswers(ctx);
  const user = await endAccount(ctx);
  ctx.forgetUser(id);
  if (!user) throw new AppError('unauthenticated');
  ctx.log.info({ event: 'account_deleted', userId: id }, 'account');
  await ctx.mail.accountDeleted(user);
}

/**
 * No lock is held while the provider is asked, so a checkout may create another customer meanwhile.
 * The account is deleted only if its customer is still the one that was just deleted at the
 * provider; a later checkout finds no account to store a customer for.
 */
async function endAccount(ctx: Context): Promise<DeletedUser | undefined> {
  for (let round = 0; round < mostCustomers; round += 1) {
    const { customerId } = await lookUpBilling(ctx);
    if (customerId !== null) await endBilling(ctx, customerId);
    const ended = await deleteWith(ctx, customerId);
    if (ended !== 'other customer') return ended;
  }
  throw new AppError('account_not_deleted');
}

/** Deletes everything kept of the person, unless they have become another customer meanwhile. */
function deleteWith(
  ctx: Context,
  customerId: string | null,
): Promise<DeletedUser | undefined | 'other customer'> {
  const { id } = ctx.user;
  // Takes the lock of writes to templates, which lock the same rows in another order.
  return withTemplates(ctx, async (tx) => {
    const isOther = await asBiller(tx, async () => {
      const present = await tx
        .selectFrom('user_subscriptions')
        .select('customer_id')
        .where('user_id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (present && present.customer_id !== customerId && present.customer_id !== null)
        return true;
      if (present) {
        const details = { customer: customerId };
        await recordAudit(tx, { ...auditOf(ctx), action: 'account.deleted', subject: id, details });
      }
      return false;
    });
    if (isOther) return 'other customer';
    return asServer(tx, async () => {
      await assertNotLastAdmin(tx, id);
      return deleteUser(tx, id);
    });
  });
}

/** Answers in progress could not be stored any more. */
async function stopAnswers(ctx: Context): Promise<void> {
  const running = await readAsUser(ctx, (tx) =>
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

/**
 * Throws when the person is the last admin and there are other users. Locks the admins until the
 * transaction ends.
 */
async function assertNotLastAdmin(tx: Database, userId: string): Promise<void> {
  if (!isLastOf(await lockAdmins(tx), userId)) return;
  const other = await tx
    .selectFrom('auth.users')
    .select('id')
    .where('id', '!=', userId)
    .limit(1)
    .executeTakeFirst();
  if (other) throw new AppError('last_admin');
}
