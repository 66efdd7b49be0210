import type { Brief } from '@replysmith/coach';
import {
  CreateCampaignRequest,
  UpdateCampaignRequest,
  type WizardCampaign,
  WrittenCampaign,
  campaignFields,
} from '@replysmith/contract';
import { useCampaignCategories } from '../../data/campaigns.ts';
import { fields, optional, readable, text } from '../../lib/checks.ts';
import { stored } from '../../lib/storage.ts';
import { useToneOptions } from './api.ts';

/** The editable fields of a campaign. */
export type CampaignForm = WrittenCampaign;

export type CampaignField = keyof CampaignForm;

const storedForm = readable(WrittenCampaign.shape);

const storedWork = fields({ form: storedForm, base: storedForm, sentFrom: optional(text) });

/** A campaign as it is written, by its id or "new", and what it was written to. */
export const campaignDrafts = stored({
  name: 'campaign',
  schema: {
    parse: (value: unknown) => {
      const { form, base, sentFrom = '' } = storedWork.parse(value);
      // A field readable on one side only would count as a change.
      const within = (side: typeof form, other: typeof form): typeof form =>
        Object.fromEntries(Object.entries(side).filter(([name]) => name in other));
      return { form: within(form, base), base: within(base, form), sentFrom };
    },
  },
  empty: null,
});

export const blankCampaignForm: CampaignForm = CreateCampaignRequest.parse({});

export function campaignFormOf(campaign: WizardCampaign): CampaignForm {
  return pickFields(campaign, campaignFields) as CampaignForm;
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The fields that differ, with the second form's values. */
export function changesBetween(before: CampaignForm, after: CampaignForm): Partial<CampaignForm> {
  return pickFields(
    after,
    campaignFields.filter((field) => !isSame(before[field], after[field])),
  );
}

/** A sentence for each field the server would refuse. */
export function refusals(form: Partial<CampaignForm>): Partial<Record<CampaignField, string>> {
  const read = UpdateCampaignRequest.safeParse({ ...form, version: 1 });
  const found: Partial<Record<CampaignField, string>> = {};
  for (const { path, message } of read.error?.issues ?? []) {
    found[path[0] as CampaignField] ??= message;
  }
  return found;
}

export function pickFields(
  form: CampaignForm,
  fields: readonly CampaignField[],
): Partial<CampaignForm> {
  return Object.fromEntries(fields.map((field) => [field, form[field]]));
}

/** A campaign as the coach reads it. */
export function briefOf(form: CampaignForm, names: Names): Brief {
  return {
    campaign: form.template_name.trim(),
    category: names.get(form.category_id ?? '') ?? '',
    audience: form.target_audience.trim(),
    tone: names.get(form.tone_id ?? '') ?? '',
    industry: form.industry.trim(),
    companySize: form.company_size ?? '',
    painPoints: form.pain_points.map((point) => point.trim()).filter(Boolean),
    callToAction: form.call_to_action.trim(),
    context: form.additional_context.trim(),
  };
}

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

/** The names stored with a campaign, known even before the choices are loaded. */
export function namesIn({ category_id, category, tone_id, tone }: WizardCampaign): Names {
  return new Map([
    [category_id ?? '', category?.name ?? ''],
    [tone_id ?? '', tone?.name ?? ''],
  ]);
}

/** A field's value as text; empty for none. */
export function fieldText(form: CampaignForm, field: CampaignField, names: Names): string {
  const value = form[field];
  if (value === null) return '';
  if (typeof value !== 'string') return value.join('\n');
  return field === 'category_id' || field === 'tone_id' ? (names.get(value) ?? '') : value;
}

/** The id of a campaign that is not on the server yet. */
export const newCampaign = 'new';

/** The names of the categories and tones there are to choose from, and of those a campaign has. */
export function useNames(campaign: WizardCampaign | null): Names {
  const categories = useCampaignCategories().data ?? [];
  const tones = useToneOptions().data?.items ?? [];
  const offered = [...categories, ...tones].map(({ id, name }) => [id, name] as const);
  return new Map([...(campaign ? namesIn(campaign) : []), ...offered]);
}
