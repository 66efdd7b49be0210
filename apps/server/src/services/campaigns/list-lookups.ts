import type { CampaignCategory, ToneOption } from '@replysmith/contract';
import { withUser } from '../../db/with-user.ts';
import type { Context } from '../context.ts';

/** What kinds of campaign can be chosen, by name. */
export function listCampaignCategories(ctx: Context): Promise<CampaignCategory[]> {
  return listActive(ctx, 'campaign_categories');
}

/** Which tones can be chosen, by name. */
export function listToneOptions(ctx: Context): Promise<ToneOption[]> {
  return listActive(ctx, 'tone_options');
}

function listActive(ctx: Context, table: 'campaign_categories' | 'tone_options') {
  return withUser(ctx, (tx) =>
    tx
      .selectFrom(table)
      .select(['id', 'name', 'description', 'is_active'])
      .where('is_active', '=', true)
      .orderBy('name')
      .execute(),
  );
}
