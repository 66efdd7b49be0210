import type { WizardCampaign } from '@replysmith/contract';
import type { Context } from '../context.ts';
import { assertRoomForOneMore } from './assert-room-for-one-more.ts';
import { findCampaign } from './find-campaign.ts';
import { setDeleted } from './set-deleted.ts';
import { withCampaigns } from './with-campaigns.ts';

/** Has a deleted campaign back as it was; one that is there just stays. */
export async function restoreCampaign(
  ctx: Context,
  { campaign_id: id }: { readonly campaign_id: string },
): Promise<WizardCampaign> {
  return withCampaigns(ctx, async (tx) => {
    const campaign = await findCampaign(ctx, tx, id);
    if (campaign.deleted_at === null) return campaign;
    await assertRoomForOneMore(ctx, tx);
    return setDeleted(ctx, tx, id, null);
  });
}
