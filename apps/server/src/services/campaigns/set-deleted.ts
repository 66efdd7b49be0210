import type { WizardCampaign } from '@replysmith/contract';
import type { UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { findCampaign } from './find-campaign.ts';

export async function setDeleted(
  ctx: Context,
  tx: UserTransaction,
  id: string,
  deleted_at: Date | null,
): Promise<WizardCampaign> {
  await tx
    .updateTable('wizard_campaigns')
    .set({ deleted_at })
    .where('id', '=', id)
    .where('user_id', '=', ctx.user.id)
    .execute();
  return findCampaign(ctx, tx, id);
}
