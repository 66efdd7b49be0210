import type { CreateCampaignRequest, WizardCampaign } from '@replysmith/contract';
import type { UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { assertRoomForOneMore } from './assert-room-for-one-more.ts';
import { findCampaign } from './find-campaign.ts';

/** Adds a draft, if there is room for it. */
export async function insertCampaign(
  ctx: Context,
  tx: UserTransaction,
  words: CreateCampaignRequest,
): Promise<WizardCampaign> {
  await assertRoomForOneMore(ctx, tx);
  const id = ctx.newId();
  const now = ctx.now();
  await tx
    .insertInto('wizard_campaigns')
    .values({ ...words, id, user_id: ctx.user.id, created_at: now, updated_at: now })
    .execute();
  return findCampaign(ctx, tx, id);
}
