import {
  UpdateCampaignRequest,
  type CreateCampaignRequest,
  type WizardCampaign,
} from '@replysmith/contract';

/** What is written of a campaign. */
export type CampaignForm = CreateCampaignRequest;
export type CampaignField = keyof CampaignForm;

export const blankForm: CampaignForm = {
  template_name: '',
  category_id: null,
  target_audience: '',
  tone_id: null,
  industry: '',
  company_size: null,
  pain_points: [],
  call_to_action: '',
  additional_context: '',
};

export const campaignFields = Object.keys(blankForm) as CampaignField[];

export function formOf(campaign: WizardCampaign): CampaignForm {
  return pick(campaign, campaignFields) as CampaignForm;
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The fields that differ, as they are in the second form. */
export function changesBetween(before: CampaignForm, after: CampaignForm): Partial<CampaignForm> {
  return pick(
    after,
    campaignFields.filter((field) => !isSame(before[field], after[field])),
  );
}

/** What the server would not take, as a sentence for each such field. */
export function refusals(form: Partial<CampaignForm>): Partial<Record<CampaignField, string>> {
  const read = UpdateCampaignRequest.safeParse({ ...form, version: 1 });
  const found: Partial<Record<CampaignField, string>> = {};
  for (const { path, message } of read.error?.issues ?? []) {
    found[path[0] as CampaignField] ??= message;
  }
  return found;
}

export function pick(form: CampaignForm, fields: readonly CampaignField[]): Partial<CampaignForm> {
  return Object.fromEntries(fields.map((field) => [field, form[field]]));
}
