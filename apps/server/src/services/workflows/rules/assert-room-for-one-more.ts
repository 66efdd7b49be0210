import { lengths } from '@replysmith/contract';
import type { UserTransaction } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { selectRules } from './select-rules.ts';

/** Those who add one at the same moment take turns by the row of their profile. */
export async function assertRoomForOneMore(ctx: Context, tx: UserTransaction): Promise<void> {
  await tx
    .selectFrom('profiles')
    .select('id')
    .where('id', '=', ctx.user.id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const rules = await selectRules(ctx, tx).clearSelect().select('id').execute();
  if (rules.length < lengths.workflows) return;
  throw new AppError('too_many_workflows', { values: { count: String(lengths.workflows) } });
}
