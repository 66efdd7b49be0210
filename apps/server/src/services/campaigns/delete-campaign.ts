import type { WizardCampaign } from '@replysmith/contract';
import { withUser } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { findCampaign } from './find-campaign.ts';
import { setDeleted } from './set-deleted.ts';

/** For thirty days it can be had back. One that is deleted already just stays so. */
export async function deleteCampaign(ctx: Context, id: string): Promise<WizardCampaign> {
  return withUser(ctx, async (tx) => {
    const campaign = await findCampaign(ctx, tx, id);
    return campaign.deleted_at === null ? setDeleted(ctx, tx, id, ctx.now()) : campaign;
  });
}
