import type { NamedWorkflowRule } from '@replysmith/contract';
import { withUser } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { assertRoomForOneMore } from './assert-room-for-one-more.ts';

/** Has a deleted rule back, with all that it knows of its templates; one that is there just stays. */
export async function restoreWorkflowRule(
  ctx: Context,
  { rule_id: id }: { readonly rule_id: string },
): Promise<NamedWorkflowRule> {
  return withUser(ctx, async (tx) => {
    const rule = await tx
      .selectFrom('workflow_rules')
      .select(['id', 'name', 'deleted_at'])
      .where('id', '=', id)
      .where('user_id', '=', ctx.user.id)
      .forUpdate()
      .executeTakeFirst();
    if (!rule) throw new AppError('workflow_not_found');
    if (rule.deleted_at) {
      await assertRoomForOneMore(ctx, tx);
      await tx
        .updateTable('workflow_rules')
        .set({ deleted_at: null })
        .where('id', '=', id)
        .where('user_id', '=', ctx.user.id)
        .execute();
    }
    return { id, name: rule.name };
  });
}
