import type { WizardCampaign } from '../resources/wizard-campaign.ts';
import { foldText } from './fold-text.ts';

/** All that a campaign is searched for, folded: its name, what was written and what was chosen. */
export function campaignWords(campaign: WizardCampaign): string {
  const { template_name, category, target_audience, tone, industry, company_size } = campaign;
  const { pain_points, call_to_action, additional_context } = campaign;
  return foldText(
    [
      ...[template_name, category?.name, target_audience, tone?.name, industry, company_size],
      ...[...pain_points, call_to_action, additional_context],
    ].join('\n'),
  );
}
