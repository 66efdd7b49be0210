import type { SentEmail, UpdateSentEmailRequest } from '@replysmith/contract';
import { withUser } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { momentOfSending } from './moment-of-sending.ts';
import { selectSent } from './select-sent.ts';
import { sentEmailColumns, toSentEmail } from './sent-email-row.ts';

/** Changes what is given. */
export async function updateSentEmail(
  ctx: Context,
  id: string,
  { sent_at, ...given }: UpdateSentEmailRequest,
): Promise<SentEmail> {
  return withUser(ctx, async (tx) => {
    const former = await selectSent(ctx, tx)
      .select(sentEmailColumns)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!former) throw new AppError('not_found');
    const isNewStatus = given.status !== undefined && given.status !== former.status;
    const row = await tx
      .updateTable('sent_emails')
      .set({
        ...given,
        sent_at: sent_at === undefined ? former.sent_at : momentOfSending(ctx, sent_at),
        status_at: isNewStatus ? ctx.now() : former.status_at,
      })
      .where('id', '=', id)
      .where('user_id', '=', ctx.user.id)
      .returning(sentEmailColumns)
      .executeTakeFirstOrThrow();
    return toSentEmail(row);
  });
}
