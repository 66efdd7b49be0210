import type { UpdateUserTipRequest, UserTip } from '@replysmith/contract';
import { withUser, type UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { turnOf } from '../idempotency/turn-of.ts';
import { selectUserTips, toUserTip } from './user-tip-row.ts';

const actions = { active: 'restored', applied: 'applied', dismissed: 'dismissed' } as const;

/** Applies a tip, dismisses it or brings it back, and notes what was done. */
export async function updateUserTip(
  ctx: Context,
  id: string,
  { status, dismissal_reason }: UpdateUserTipRequest,
): Promise<UserTip> {
  const change = async (tx: UserTransaction) => {
    const before = await findTip(ctx, tx, id);
    if (before.status === status) return before;
    const now = ctx.now();
    const isDismissed = status === 'dismissed';
    if (before.status === 'applied') await dropOthers(ctx, tx, before);
    await tx
      .updateTable('user_tips')
      .set({
        status,
        applied_at: status === 'applied' ? now : null,
        dismissed_at: isDismissed ? now : null,
        dismissal_reason: isDismissed ? (dismissal_reason ?? 'user_dismissed') : null,
      })
      .where('id', '=', id)
      .where('user_id', '=', ctx.user.id)
      .execute();
    await tx
      .insertInto('tip_effectiveness')
      .values({
        ...{ user_id: ctx.user.id, tip_id: id, action_taken: actions[status], created_at: now },
        metadata: JSON.stringify({
          from: before.status,
          ...(dismissal_reason && { dismissal_reason }),
        }),
      })
      .execute();
    return findTip(ctx, tx, id);
  };
  return withUser(ctx, change, { turn: turnOf(ctx.user.id, 'tips') });
}

async function findTip(ctx: Context, tx: UserTransaction, id: string): Promise<UserTip> {
  const row = await selectUserTips(ctx, tx).where('tip.id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return toUserTip(row);
}

/** Of a template that was applied another tip may have come since: there is one of each at a time. */
async function dropOthers(ctx: Context, tx: UserTransaction, tip: UserTip): Promise<void> {
  await tx
    .deleteFrom('user_tips')
    .where('user_id', '=', ctx.user.id)
    .where('tip_template_id', '=', tip.tip_template_id)
    .where('status', '<>', 'applied')
    .where('id', '<>', tip.id)
    .execute();
}
