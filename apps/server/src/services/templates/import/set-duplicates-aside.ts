import type { ImportVerdict } from '@replysmith/contract';
import type { UserTransaction } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';
import type { ReadyRow } from './check-rows.ts';

/** Parts the rows whose words are saved already, or stand in an earlier row, from the new ones. */
export async function setDuplicatesAside(
  { user }: Context,
  tx: UserTransaction,
  rows: readonly ReadyRow[],
) {
  const saved = await tx
    .selectFrom('email_templates')
    .select(['id', 'content_digest'])
    .where('user_id', '=', user.id)
    .where('deleted_at', 'is', null)
    .where('content_digest', 'in', [...rows.map(({ digest }) => digest), ''])
    .execute();
  const twins = new Map<string, string | null>(saved.map((row) => [row.content_digest, row.id]));
  const fresh: ReadyRow[] = [];
  const duplicates = new Map<number, ImportVerdict>();
  for (const row of rows) {
    const twin = twins.get(row.digest);
    if (twin !== undefined) duplicates.set(row.place, { status: 'duplicate', id: twin });
    else {
      fresh.push(row);
      twins.set(row.digest, null);
    }
  }
  return { fresh, duplicates };
}
