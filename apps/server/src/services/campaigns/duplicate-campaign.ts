import { lengths, nameOfCopy, type WizardCampaign } from '@replysmith/contract';
import type { Context } from '../context.ts';
import { findSavedCampaign } from './find-campaign.ts';
import { insertCampaign } from './insert-campaign.ts';
import { withCampaigns } from './with-campaigns.ts';

/** Adds a copy named "Copy of …" as a new draft, with everything that was written and chosen. */
export async function duplicateCampaign(
  ctx: Context,
  { campaign_id: id }: { readonly campaign_id: string },
): Promise<WizardCampaign> {
  return withCampaigns(ctx, async (tx) => {
    const { template_name, category_id, tone_id, ...original } = await findSavedCampaign(
      ctx,
      tx,
      id,
    );
    const named = { prefix: 'Copy of ', longest: lengths.campaignName };
    return insertCampaign(ctx, tx, {
      ...{ category_id, tone_id },
      template_name: template_name && nameOfCopy(template_name, named),
      target_audience: original.target_audience,
      industry: original.industry,
      company_size: original.company_size,
      pain_points: original.pain_points,
      call_to_action: original.call_to_action,
      additional_context: original.additional_context,
    });
  });
}
