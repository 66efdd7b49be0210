import { useState } from 'react';
import { flushSync } from 'react-dom';
import { refusals, type CampaignField, type CampaignForm } from '../campaign-form.ts';
import { fieldsOfStep, missingIn, type FieldProblems, type Step } from '../steps.ts';

/** What is wrong in a step: what is missing once one wants to go on, what is too long at once. */
export function useProblems(form: CampaignForm, summary: { current: HTMLElement | null }) {
  const [missing, setMissing] = useState<FieldProblems>({});
  const problems = { ...missing, ...refusals(form) };
  return {
    problems,
    /** Those that were found when one wanted to go on, in the order of the fields. */
    found: (step: Step) =>
      fieldsOfStep[step].filter((field) => missing[field] !== undefined || problems[field]),
    isTold: Object.keys(missing).length > 0,
    forget: (fields: readonly string[]) =>
      setMissing((now) =>
        Object.fromEntries(Object.entries(now).filter(([field]) => !fields.includes(field))),
      ),
    forgetAll: () => setMissing({}),
    /** Whether a step may be left; if not, leads to what it lacks. */
    check: (step: Step): boolean => {
      const found = { ...missingIn(step, form), ...refusedIn(step, form) };
      flushSync(() => setMissing(found));
      if (Object.keys(found).length > 0) summary.current?.focus();
      return Object.keys(found).length === 0;
    },
  };
}

function refusedIn(step: Step, form: CampaignForm): FieldProblems {
  const all: [string, string][] = Object.entries(refusals(form));
  return Object.fromEntries(
    all.filter(([field]) => fieldsOfStep[step].includes(field as CampaignField)),
  );
}
