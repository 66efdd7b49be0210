import type { NamedWorkflowRule } from '@replysmith/contract';
import { withUser } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';

/** From now on it does nothing; what it did stays, and for thirty days it can be had back. */
export async function deleteWorkflowRule(ctx: Context, id: string): Promise<NamedWorkflowRule> {
  const deleted = await withUser(ctx, (tx) =>
    tx
      .updateTable('workflow_rules')
      .set({ deleted_at: ctx.now() })
      .where('id', '=', id)
      .where('user_id', '=', ctx.user.id)
      .where('deleted_at', 'is', null)
      .returning(['id', 'name'])
      .executeTakeFirst(),
  );
  if (!deleted) throw new AppError('workflow_not_found');
  return deleted;
}
