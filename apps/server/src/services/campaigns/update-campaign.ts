import { isDeepStrictEqual } from 'node:util';
import type { UpdateCampaignRequest, WizardCampaign } from '@replysmith/contract';
import { withUser } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { assertChoosable } from './assert-choosable.ts';
import { findCampaign, findSavedCampaign } from './find-campaign.ts';

/**
 * Changes what is given, if the campaign is still as its writer saw it. What stands there already
 * changes nothing, whatever the version: so a save that is sent again does not conflict with itself.
 */
export async function updateCampaign(
  ctx: Context,
  id: string,
  { version, ...given }: UpdateCampaignRequest,
): Promise<WizardCampaign> {
  return withUser(ctx, async (tx) => {
    const former = await findSavedCampaign(ctx, tx, id);
    if (isDeepStrictEqual(former, { ...former, ...given })) return former;
    if (former.version !== version) throw new AppError('campaign_conflict');
    await assertChoosable(tx, given, former);
    await tx
      .updateTable('wizard_campaigns')
      .set({ ...given, version: version + 1, updated_at: ctx.now() })
      .where('id', '=', id)
      .where('user_id', '=', ctx.user.id)
      .execute();
    return findCampaign(ctx, tx, id);
  });
}
