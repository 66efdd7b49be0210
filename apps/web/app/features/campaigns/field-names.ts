import type { WizardCampaign } from '@replysmith/contract';
import type { CampaignField, CampaignForm } from './campaign-form.ts';

/** How each field is called on the screen. */
export const fieldNames: Readonly<Record<CampaignField, string>> = {
  template_name: 'Template name',
  category_id: 'Category',
  target_audience: 'Target audience',
  industry: 'Industry',
  company_size: 'Company size',
  tone_id: 'Tone',
  pain_points: 'Pain points',
  call_to_action: 'Call to action',
  additional_context: 'Additional context',
};

/** The names that ids stand for. */
export type Names = ReadonlyMap<string, string>;

/** The names that come with a campaign; those it has are known even where no choice was loaded. */
export function namesIn({ category_id, category, tone_id, tone }: WizardCampaign): Names {
  return new Map([
    [category_id ?? '', category?.name ?? ''],
    [tone_id ?? '', tone?.name ?? ''],
  ]);
}

/** What a field holds, as a reader has it; empty for nothing. */
export function fieldText(form: CampaignForm, field: CampaignField, names: Names): string {
  const value = form[field];
  if (value === null) return '';
  if (typeof value !== 'string') return value.join('\n');
  return field === 'category_id' || field === 'tone_id' ? (names.get(value) ?? '') : value;
}
