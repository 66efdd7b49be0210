import {
  type Ref,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useToneOptions } from '../api.ts';
import {
  type CampaignField,
  type CampaignForm,
  briefOf,
  fieldNames,
  refusals,
  useNames,
} from '../campaign-form.ts';
import { useComposer } from '../composed-email.tsx';
import { type FieldProblems, type Step, fieldsOfStep, missingIn, stepNames } from '../steps.ts';
import { EmailPreview } from './email-preview.tsx';
import type { CampaignSaver, CampaignSaving } from './campaign-saver.ts';
import { StepButtons } from './step-buttons.tsx';
import { StepFields } from './step-fields.tsx';
import type { useStep } from './use-step.ts';
import classes from './wizard.module.css';

type StepFormProps = {
  saver: CampaignSaver;
  state: CampaignSaving;
  steps: ReturnType<typeof useStep>;
  heading: RefObject<HTMLHeadingElement | null>;
};

/** One step: its fields, the ways on and back, and the email that they make. */
export function StepForm({ saver, state, steps, heading }: StepFormProps) {
  const { form } = state;
  const { step, isFromReview, goTo } = steps;
  const summary = useRef<HTMLDivElement>(null);
  const problems = useProblems(form, summary);
  const names = useNames(state.saved);
  const tones = useToneOptions().data?.items ?? [];
  // Tone samples are composed only on the tone step.
  const toneNames = step === 3 ? tones.map(({ name }) => name) : [];
  const composing = useComposer(briefOf(form, names), toneNames);

  // Moving a new campaign to its own address must leave no step of it behind in the history.
  const isMoving = steps.isNew && (state.saved !== null || state.failure === null);
  const [targetStep, setTargetStep] = useState<Step | null>(null);
  const leave = useEffectEvent(goTo);
  useEffect(() => {
    if (targetStep && !isMoving) leave(targetStep);
  }, [targetStep, isMoving]);

  const goOn = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (step === 5 || !problems.check(step)) return;
    saver.saveSettled();
    setTargetStep(isFromReview ? 5 : ((step + 1) as Step));
  };

  return (
    <div
      className={`grid items-start one-column-laptop ${classes.columns}`}
      data-review={step === 5 || undefined}
    >
      <form
        noValidate
        className={`stack gap-6 measure ${classes.form}`}
        onSubmit={goOn}
        onBlur={saver.saveSettled}
      >
        <div className={classes.intro}>
          <p className="small ink-2">Step {step} of 5</p>
          <h2 ref={heading} tabIndex={-1} className="subhead">
            {stepNames[step - 1]}
          </h2>
        </div>
        <ProblemSummary ref={summary} step={step} problems={problems} />
        <StepFields
          step={step}
          form={form}
          names={names}
          email={composing.email}
          problems={problems.problems}
          onGo={goTo}
          onChange={(changes) => {
            problems.forget(Object.keys(changes));
            saver.change(changes);
          }}
        />
        <StepButtons saver={saver} steps={steps} onCheck={() => problems.check(step)} />
      </form>
      <EmailPreview composing={composing} isReviewed={step === 5} />
    </div>
  );
}

type ProblemSummaryProps = {
  ref: Ref<HTMLDivElement>;
  step: Step;
  problems: ReturnType<typeof useProblems>;
};

/** What keeps the user from going on, each with a link to its field. */
function ProblemSummary({ ref, step, problems: { problems, isTold } }: ProblemSummaryProps) {
  const fields = fieldsOfStep[step].filter((field) => problems[field] !== undefined);
  const isShown = isTold && fields.length > 0;
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-label="What is missing"
      className={`hide-empty ${classes.summary}`}
    >
      {isShown && (
        <div className={`round ${classes.problems}`}>
          <p className="label">
            {fields.length === 1 ? 'One thing before you go on' : 'Before you go on'}
          </p>
          <ul>
            {fields.map((field) => (
              <li key={field}>
                <button type="button" onClick={() => focusField(field)}>
                  {problems[field]}
                  <span className="visually-hidden">, go to {fieldNames[field]}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** Focuses a field; among several choices, the selected one or the first. */
function focusField(field: CampaignField): void {
  const places = [...document.querySelectorAll<HTMLElement>(`[name="${field}"]`)];
  const checked = places.find((input) => input instanceof HTMLInputElement && input.checked);
  (checked ?? places[0])?.focus();
}

/** A step's problems: missing fields once the user tries to go on, too long ones at once. */
function useProblems(form: CampaignForm, summary: { current: HTMLElement | null }) {
  const [missing, setMissing] = useState<FieldProblems>({});
  const problems = { ...missing, ...refusals(form) };
  return {
    problems,
    /** Problems found when trying to go on, in field order. */
    found: (step: Step) =>
      fieldsOfStep[step].filter((field) => missing[field] !== undefined || problems[field]),
    isTold: Object.keys(missing).length > 0,
    forget: (fields: readonly string[]) =>
      setMissing((now) =>
        Object.fromEntries(Object.entries(now).filter(([field]) => !fields.includes(field))),
      ),
    forgetAll: () => setMissing({}),
    /** Whether a step may be left; if not, focuses the first problem. */
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
