import type { OneSentEmailRequest, SentEmail } from '@replysmith/contract';
import { withUser, type UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { turnOf } from '../idempotency/turn-of.ts';
import { assertRoomForOneMore } from './assert-room-for-one-more.ts';
import { sentEmailColumns, toSentEmail } from './sent-email-row.ts';

/** Has an email that was taken back counted again, as it was; one that is there just stays. */
export async function restoreSentEmail(
  ctx: Context,
  { sent_email_id: id }: OneSentEmailRequest,
): Promise<SentEmail> {
  const restore = async (tx: UserTransaction) => {
    const former = await tx
      .selectFrom('sent_emails')
      .select([...sentEmailColumns, 'deleted_at'])
      .where('id', '=', id)
      .where('user_id', '=', ctx.user.id)
      .forUpdate()
      .executeTakeFirst();
    if (!former) throw new AppError('not_found');
    if (former.deleted_at === null) return toSentEmail(former);
    if (former.message_id !== null) await assertRoomForOneMore(ctx, tx, former.message_id);
    const row = await tx
      .updateTable('sent_emails')
      .set({ deleted_at: null })
      .where('id', '=', id)
      .where('user_id', '=', ctx.user.id)
      .returning(sentEmailColumns)
      .executeTakeFirstOrThrow();
    return toSentEmail(row);
  };
  return withUser(ctx, restore, { turn: turnOf(ctx.user.id, 'sent-emails') });
}
