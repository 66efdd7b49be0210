import type { WizardCampaign } from '@replysmith/contract';
import type { UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { selectCampaigns, toCampaign } from './campaign-row.ts';

/** The caller's campaign, saved or deleted, as it stays until the transaction ends. */
export async function findCampaign(
  ctx: Context,
  tx: UserTransaction,
  id: string,
): Promise<WizardCampaign> {
  const row = await selectCampaigns(ctx, tx)
    .where('campaign.id', '=', id)
    .forUpdate('campaign')
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return toCampaign(row);
}

/** The same where a deleted one is as good as none. */
export async function findSavedCampaign(
  ctx: Context,
  tx: UserTransaction,
  id: string,
): Promise<WizardCampaign> {
  const campaign = await findCampaign(ctx, tx, id);
  if (campaign.deleted_at !== null) throw new AppError('not_found');
  return campaign;
}
