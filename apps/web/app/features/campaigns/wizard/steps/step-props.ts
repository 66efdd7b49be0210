import type { ComposedEmail } from '../../../../data/live-score/live-score.ts';
import type { CampaignForm } from '../../campaign-form.ts';
import type { Names } from '../../field-names.ts';
import type { FieldProblems, Step } from '../../steps.ts';

export type StepProps = {
  form: CampaignForm;
  names: Names;
  problems: FieldProblems;
  /** The email that the campaign makes so far. */
  email: ComposedEmail | null;
  onChange: (changes: Partial<CampaignForm>) => void;
  onGo: (step: Step, returns?: boolean) => void;
};
