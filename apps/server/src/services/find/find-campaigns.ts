import { campaignWords, foldText, hasTerms, lengths, type Found } from '@replysmith/contract';
import type { UserTransaction } from '../../db/with-user.ts';
import { selectCampaigns, toCampaign } from '../campaigns/campaign-row.ts';
import type { Context } from '../context.ts';
import { mostOfEach } from './most-of-each.ts';

/** There are few, and nothing of them is stored folded: they are compared here. */
export async function findCampaigns(
  ctx: Context,
  tx: UserTransaction,
  terms: readonly string[],
): Promise<Found['campaigns']> {
  const rows = await selectCampaigns(ctx, tx)
    .where('campaign.deleted_at', 'is', null)
    .orderBy('campaign.updated_at', 'desc')
    .orderBy('campaign.id')
    .limit(lengths.campaigns)
    .execute();
  const found = rows.map(toCampaign).filter((one) => hasTerms(campaignWords(one), terms));
  const isCalled = ({ template_name }: { template_name: string }) =>
    hasTerms(foldText(template_name), terms);
  return [...found.filter(isCalled), ...found.filter((one) => !isCalled(one))]
    .slice(0, mostOfEach)
    .map(({ id, template_name }) => ({ id, name: template_name }));
}
