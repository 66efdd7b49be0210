import type { WizardCampaign } from '@replysmith/contract';

/** What a campaign is called, also while it has no name. */
export function nameOf({ template_name }: Pick<WizardCampaign, 'template_name'>): string {
  return template_name.trim() || 'Campaign without a name';
}
