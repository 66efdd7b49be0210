import type { CampaignCategory, ToneOption, UpdateCampaignRequest } from '@replysmith/contract';
import type { Context } from '../../platform/context/context.ts';
import { readAsUser, type UserTransaction } from '../../platform/db/with-user.ts';
import { AppError } from '../../platform/errors.ts';

/** The campaign categories that can be chosen, by name. */
export function listCampaignCategories(ctx: Context): Promise<CampaignCategory[]> {
  return listActive(ctx, 'campaign_categories');
}

/** The tones that can be chosen, by name. */
export function listToneOptions(ctx: Context): Promise<ToneOption[]> {
  return listActive(ctx, 'tone_options');
}

function listActive(ctx: Context, table: 'campaign_categories' | 'tone_options') {
  return readAsUser(ctx, (tx) =>
    tx
      .selectFrom(table)
      .select(['id', 'name', 'description', 'is_active'])
      .where('is_active', '=', true)
      .orderBy('name')
      .execute(),
  );
}

type Chosen = Pick<UpdateCampaignRequest, 'category_id' | 'tone_id'>;

const lookups = [
  { field: 'category_id', table: 'campaign_categories', refusal: 'There is no such category.' },
  { field: 'tone_id', table: 'tone_options', refusal: 'There is no such tone.' },
] as const;

/**
 * Throws when a newly chosen category or tone cannot be chosen. An earlier choice stays valid, even
 * when it has been deactivated since.
 */
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
