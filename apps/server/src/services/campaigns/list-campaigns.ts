import { lengths, type CampaignList, type CampaignQuery } from '@replysmith/contract';
import { withUser } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { outcomesByCampaign } from '../sent-emails/outcomes-by-campaign.ts';
import { toOutcomeRates } from '../sent-emails/outcome-counts.ts';
import { selectCampaigns, toCampaign } from './campaign-row.ts';

/** The last changed first, of deleted ones the last deleted; each with what came of its emails. */
export async function listCampaigns(ctx: Context, { state }: CampaignQuery): Promise<CampaignList> {
  const isDeleted = state === 'deleted';
  return withUser(ctx, async (tx) => {
    const rows = await selectCampaigns(ctx, tx)
      .where('campaign.deleted_at', isDeleted ? 'is not' : 'is', null)
      .orderBy(isDeleted ? 'campaign.deleted_at' : 'campaign.updated_at', 'desc')
      .orderBy('campaign.id')
      .limit(lengths.campaigns)
      .execute();
    const outcomes = await outcomesByCampaign(ctx, tx);
    return {
      items: rows.map((row) => ({
        ...toCampaign(row),
        outcomes: toOutcomeRates(outcomes.get(row.id)),
      })),
    };
  });
}
