import type { SentEmailPage, SentEmailQuery } from '@replysmith/contract';
import { withUser } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { matchesFilter } from './matches-filter.ts';
import { selectSent } from './select-sent.ts';
import { sentEmailColumns, toSentEmail } from './sent-email-row.ts';

/** A page of what the caller sent, last sent first. */
export async function listSentEmails(
  ctx: Context,
  { limit, offset, ...filter }: SentEmailQuery,
): Promise<SentEmailPage> {
  return withUser(ctx, async (tx) => {
    const sent = selectSent(ctx, tx).where(matchesFilter(filter));
    const rows = await sent
      .select(sentEmailColumns)
      .orderBy('sent_at', 'desc')
      .orderBy('id')
      .limit(limit)
      .offset(offset)
      .execute();
    const { total } = await sent
      .select(({ fn }) => fn.countAll<string>().as('total'))
      .executeTakeFirstOrThrow();
    return { items: rows.map(toSentEmail), total: Number(total) };
  });
}
