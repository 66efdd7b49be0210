import { lengths } from '@replysmith/contract';
import type { UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { selectSent } from './select-sent.ts';

export async function assertRoomForOneMore(
  ctx: Context,
  tx: UserTransaction,
  messageId: string,
): Promise<void> {
  const { count } = await selectSent(ctx, tx)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('message_id', '=', messageId)
    .executeTakeFirstOrThrow();
  if (Number(count) < lengths.sentOfMessage) return;
  throw new AppError('too_many_sent', { values: { count: String(lengths.sentOfMessage) } });
}
