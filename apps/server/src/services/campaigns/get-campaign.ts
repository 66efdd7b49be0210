import type { WizardCampaign } from '@replysmith/contract';
import { withUser } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { selectCampaigns, toCampaign } from './campaign-row.ts';

/** One campaign, saved or deleted: whoever opens a deleted one can have it back. */
export async function getCampaign(ctx: Context, id: string): Promise<WizardCampaign> {
  const row = await withUser(ctx, (tx) =>
    selectCampaigns(ctx, tx).where('campaign.id', '=', id).executeTakeFirst(),
  );
  if (!row) throw new AppError('not_found');
  return toCampaign(row);
}
