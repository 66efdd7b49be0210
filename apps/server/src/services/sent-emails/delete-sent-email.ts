import type { SentEmail } from '@replysmith/contract';
import { withUser } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { sentEmailColumns, toSentEmail } from './sent-email-row.ts';

/** Takes back that an email was sent. For thirty days it can be had back. */
export async function deleteSentEmail(ctx: Context, id: string): Promise<SentEmail> {
  const row = await withUser(ctx, (tx) =>
    tx
      .updateTable('sent_emails')
      .set({ deleted_at: ctx.now() })
      .where('id', '=', id)
      .where('user_id', '=', ctx.user.id)
      .where('deleted_at', 'is', null)
      .returning(sentEmailColumns)
      .executeTakeFirst(),
  );
  if (!row) throw new AppError('not_found');
  return toSentEmail(row);
}
