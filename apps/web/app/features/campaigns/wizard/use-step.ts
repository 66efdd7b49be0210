import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { ComposedEmail } from '../../../data/coach/answers.ts';
import { type CampaignForm, type Names, newCampaign } from '../campaign-form.ts';
import { type FieldProblems, type Step, furthestStep, readStep } from '../steps.ts';

/** The step in the address, as far as the campaign allows it, and the ways to others. */
export function useStep(form: CampaignForm) {
  const [search] = useSearchParams();
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  const navigate = useNavigate();
  const furthest = furthestStep(form);
  const requested = readStep(search.get('step'));
  const step = requested < furthest ? requested : furthest;
  const cameFrom = readCameFrom(state);

  const goTo = (to: Step, returns = false) => {
    const address = `?step=${String(to)}${returns ? '&return=review' : ''}`;
    // Use the browser's Back where it leads to the previous step.
    if (to === cameFrom && to < step) void navigate(-1);
    else void navigate(address, { state: { cameFrom: step } });
  };
  return {
    step,
    furthest,
    /** Still at the address of new campaigns. */
    isNew: pathname.endsWith(`/${newCampaign}`),
    /** Opened from the review, to change one thing. */
    isFromReview: search.get('return') === 'review' && furthest === 5 && step < 5,
    goTo,
  };
}

function readCameFrom(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'cameFrom' in state ? state.cameFrom : null;
}

export type StepProps = {
  form: CampaignForm;
  names: Names;
  problems: FieldProblems;
  /** The email that the campaign makes so far. */
  email: ComposedEmail | null;
  onChange: (changes: Partial<CampaignForm>) => void;
  onGo: (step: Step, returns?: boolean) => void;
};
