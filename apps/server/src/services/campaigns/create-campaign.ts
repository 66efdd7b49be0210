import { WizardCampaign, type CreateCampaignRequest } from '@replysmith/contract';
import type { Context } from '../context.ts';
import { once } from '../idempotency/once.ts';
import { assertChoosable } from './assert-choosable.ts';
import { insertCampaign } from './insert-campaign.ts';
import { withCampaigns } from './with-campaigns.ts';

/** Adds a campaign; sent again with the same key, it is added once. */
export async function createCampaign(
  ctx: Context,
  input: CreateCampaignRequest,
  key: string | null = null,
): Promise<WizardCampaign> {
  const call = { key, request: { call: 'create-campaign', input }, reply: WizardCampaign };
  return withCampaigns(ctx, (tx) =>
    once(ctx, tx, call, async () => {
      await assertChoosable(tx, input);
      return insertCampaign(ctx, tx, input);
    }),
  );
}
