import { lengths } from '@replysmith/contract';
import type { UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';

/** Deleted campaigns take no room. Only sure in a turn of `withCampaigns`. */
export async function assertRoomForOneMore(ctx: Context, tx: UserTransaction): Promise<void> {
  const { count } = await tx
    .selectFrom('wizard_campaigns')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', ctx.user.id)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(count) < lengths.campaigns) return;
  throw new AppError('too_many_campaigns', { values: { count: String(lengths.campaigns) } });
}
