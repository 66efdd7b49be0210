import { WizardCampaign } from '@replysmith/contract';
import type { UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';

const columns = [
  'campaign.id',
  'campaign.user_id',
  'campaign.template_name',
  'campaign.category_id',
  'campaign.target_audience',
  'campaign.tone_id',
  'campaign.industry',
  'campaign.company_size',
  'campaign.pain_points',
  'campaign.call_to_action',
  'campaign.additional_context',
  'campaign.status',
  'campaign.session_id',
  'campaign.version',
  'campaign.created_at',
  'campaign.updated_at',
  'campaign.deleted_at',
] as const;

/** The caller's campaigns, saved or deleted, each with the names of what was chosen for it. */
export function selectCampaigns({ user }: Pick<Context, 'user'>, tx: UserTransaction) {
  return tx
    .selectFrom('wizard_campaigns as campaign')
    .leftJoin('campaign_categories as category', 'category.id', 'campaign.category_id')
    .leftJoin('tone_options as tone', 'tone.id', 'campaign.tone_id')
    .select(columns)
    .select(['category.name as category_name', 'tone.name as tone_name'])
    .where('campaign.user_id', '=', user.id);
}

type CampaignRow = Awaited<
  ReturnType<ReturnType<typeof selectCampaigns>['executeTakeFirstOrThrow']>
>;

/** A size that is no longer known is left out, not a reason to fail. */
const StoredCampaign = WizardCampaign.extend({
  company_size: WizardCampaign.shape.company_size.catch(null),
});

export function toCampaign({ category_name, tone_name, ...row }: CampaignRow): WizardCampaign {
  return StoredCampaign.parse({
    ...row,
    category: category_name === null ? null : { name: category_name },
    tone: tone_name === null ? null : { name: tone_name },
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    deleted_at: row.deleted_at?.toISOString() ?? null,
  });
}
