import { z } from './schemas.ts';
import { lengths } from './lengths.ts';
import { isPageCode, isPlainText } from './plain-text.ts';
import { OutcomeRates } from './sent-emails.ts';

/** Company sizes a campaign can target. */
export const companySizes = [
  'Startup (1-10 employees)',
  'Small Business (11-50 employees)',
  'Medium Business (51-200 employees)',
  'Large Business (201-1000 employees)',
  'Enterprise (1000+ employees)',
] as const;

export const CompanySize = z.enum(companySizes, 'Choose one of the sizes.');

/** A kind of campaign, or a tone, to choose from. */
const Lookup = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  is_active: z.boolean(),
});

/** What was chosen of them, by name. */
export const ChosenName = z.object({ name: z.string() });

export const CampaignCategory = Lookup;
export type CampaignCategory = z.infer<typeof CampaignCategory>;
export const ToneOption = Lookup;
export type ToneOption = z.infer<typeof ToneOption>;

/** The available ones, by name. */
export const CampaignCategoryList = z.object({ items: z.array(CampaignCategory) });
export const ToneOptionList = z.object({ items: z.array(ToneOption) });

const text = (longest: number) =>
  z
    .string('This must be text.')
    .max(longest, `Use at most ${longest.toLocaleString('en')} characters.`)
    .refine(isPlainText, 'This does not look like text.')
    .refine(
      (words) => !isPageCode(words),
      'This looks like the code of a web page. Write it in words.',
    );
const line = (longest: number) =>
  text(longest).refine((words) => !/[\n\r]/.test(words), 'This stands on one line.');

/** The rules of what a user writes. A draft may lack any of it; that is checked later. */
const fields = {
  template_name: line(lengths.campaignName),
  category_id: z.uuid('There is no such category.').nullable(),
  target_audience: line(lengths.targetAudience),
  tone_id: z.uuid('There is no such tone.').nullable(),
  industry: line(lengths.industry),
  company_size: CompanySize.nullable(),
  pain_points: z
    .array(line(lengths.painPoint), 'This must be a list.')
    .transform((points) => points.map((point) => point.trim()).filter(Boolean))
    .refine((points) => points.length <= lengths.painPoints, {
      message: `At most ${lengths.painPoints} pain points.`,
    }),
  call_to_action: line(lengths.callToAction),
  additional_context: text(lengths.campaignContext),
};

/** The fields a user writes, as they are stored. */
export const WrittenCampaign = z.object({
  /** Empty until written. */
  template_name: z.string(),
  category_id: z.uuid().nullable(),
  target_audience: z.string(),
  tone_id: z.uuid().nullable(),
  industry: z.string(),
  company_size: CompanySize.nullable(),
  pain_points: z.array(z.string()),
  call_to_action: z.string(),
  additional_context: z.string(),
});
export type WrittenCampaign = z.infer<typeof WrittenCampaign>;

export const campaignFields = WrittenCampaign.keyof().options;

export const CampaignStatus = z.enum(['draft', 'in_chat']);

export const WizardCampaign = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  ...WrittenCampaign.shape,
  category: ChosenName.nullable(),
  tone: ChosenName.nullable(),
  /** `in_chat` once an email was written from it. */
  status: CampaignStatus,
  /** The session of the latest email that was written from it. */
  session_id: z.uuid().nullable(),
  /** Grows with every change; an update names the version it is based on. */
  version: z.int().min(1),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  /** When it was deleted; it can be restored while the trash keeps it. */
  deleted_at: z.iso.datetime().nullable(),
});
export type WizardCampaign = z.infer<typeof WizardCampaign>;

export const ListedCampaign = WizardCampaign.extend({ outcomes: OutcomeRates });
export type ListedCampaign = z.infer<typeof ListedCampaign>;

export const CampaignQuery = z.object({ state: z.enum(['saved', 'deleted']).default('saved') });
export type CampaignQuery = z.infer<typeof CampaignQuery>;

/** Last changed first. */
export const CampaignList = z.object({ items: z.array(ListedCampaign) });
export type CampaignList = z.infer<typeof CampaignList>;

export const CreateCampaignRequest = z.strictObject({
  template_name: fields.template_name.default(''),
  category_id: fields.category_id.default(null),
  target_audience: fields.target_audience.default(''),
  tone_id: fields.tone_id.default(null),
  industry: fields.industry.default(''),
  company_size: fields.company_size.default(null),
  pain_points: fields.pain_points.default([]),
  call_to_action: fields.call_to_action.default(''),
  additional_context: fields.additional_context.default(''),
});
export type CreateCampaignRequest = z.infer<typeof CreateCampaignRequest>;

const noVersion = 'Say which version you changed.';

/** Updates only the given fields, and only if `version` is the latest. */
export const UpdateCampaignRequest = z
  .strictObject(fields)
  .partial()
  .extend({ version: z.int(noVersion).min(1, noVersion) });
export type UpdateCampaignRequest = z.infer<typeof UpdateCampaignRequest>;

export const OneCampaignRequest = z.strictObject({
  campaign_id: z.uuid('There is no such campaign.'),
});
