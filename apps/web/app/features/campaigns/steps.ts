import type { CampaignField, CampaignForm } from './campaign-form.ts';

export const stepNames = [
  'Template Basics',
  'Target Audience',
  'Communication Tone',
  'Additional Context',
  'Preview & Finalize',
] as const;

export type Step = 1 | 2 | 3 | 4 | 5;

export const allSteps: readonly Step[] = [1, 2, 3, 4, 5];

/** The step number in the address; invalid values give step 1. */
export function readStep(text: string | null): Step {
  return allSteps.find((step) => String(step) === text) ?? 1;
}

export const fieldsOfStep: Readonly<Record<Step, readonly CampaignField[]>> = {
  1: ['template_name', 'category_id'],
  2: ['target_audience', 'industry', 'company_size'],
  3: ['tone_id'],
  4: ['pain_points', 'call_to_action', 'additional_context'],
  5: [],
};

const required: Partial<Record<CampaignField, string>> = {
  template_name: 'Template name is required',
  category_id: 'Category selection is required',
  target_audience: 'Target audience description is required',
  tone_id: 'Tone selection is required',
};

export function isOptional(field: CampaignField): boolean {
  return required[field] === undefined;
}

export type FieldProblems = Partial<Record<CampaignField, string>>;

/** What is missing in a step. */
export function missingIn(step: Step, form: CampaignForm): FieldProblems {
  return Object.fromEntries(
    fieldsOfStep[step].flatMap((field) => {
      const message = required[field];
      return message && isEmpty(form[field]) ? [[field, message]] : [];
    }),
  );
}

function isEmpty(value: CampaignForm[CampaignField]): boolean {
  return typeof value === 'string' ? value.trim() === '' : value === null || value.length === 0;
}

/** As far as one can go: the first step that lacks something, or the last. */
export function furthestStep(form: CampaignForm): Step {
  return allSteps.find((step) => Object.keys(missingIn(step, form)).length > 0) ?? 5;
}

/** Where the writer stopped: the first empty step. */
export function stepReached(form: CampaignForm): Step {
  const isBlank = (step: Step) => fieldsOfStep[step].every((field) => isEmpty(form[field]));
  const furthest = furthestStep(form);
  return furthest === 5 && isBlank(4) ? 4 : furthest;
}
