import type { SentEmailQuery } from '@replysmith/contract';
import type { ExpressionBuilder } from 'kysely';
import type { DB } from '../../db/schema.ts';

type Filter = Partial<Omit<SentEmailQuery, 'limit' | 'offset'>>;

const columns = ['session_id', 'message_id', 'campaign_id', 'template_id', 'status'] as const;

/** Which sent emails a filter names; all of them where it says nothing. */
export function matchesFilter(filter: Filter) {
  return (where: ExpressionBuilder<DB, 'sent_emails'>) =>
    where.and(
      columns.flatMap((column) => {
        const wanted = filter[column];
        return wanted === undefined ? [] : [where(column, '=', wanted)];
      }),
    );
}
