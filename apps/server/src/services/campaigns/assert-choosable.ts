import type { UpdateCampaignRequest } from '@replysmith/contract';
import type { UserTransaction } from '../../db/with-user.ts';
import { AppError } from '../errors.ts';

type Chosen = Pick<UpdateCampaignRequest, 'category_id' | 'tone_id'>;

const lookups = [
  { field: 'category_id', table: 'campaign_categories', refusal: 'There is no such category.' },
  { field: 'tone_id', table: 'tone_options', refusal: 'There is no such tone.' },
] as const;

/** What is newly chosen can be chosen; what was chosen before stays, even when it was set to rest. */
export async function assertChoosable(
  tx: UserTransaction,
  chosen: Chosen,
  before: Chosen = {},
): Promise<void> {
  const fields: Record<string, string[]> = {};
  for (const { field, table, refusal } of lookups) {
    const id = chosen[field];
    if (!id || id === before[field]) continue;
    const found = await tx
      .selectFrom(table)
      .select('id')
      .where('id', '=', id)
      .where('is_active', '=', true)
      .executeTakeFirst();
    if (!found) fields[field] = [refusal];
  }
  if (Object.keys(fields).length > 0) throw new AppError('validation_failed', { fields });
}
