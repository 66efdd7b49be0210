import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type RefObject,
  type SubmitEvent,
} from 'react';
import { useToneOptions } from '../../../data/campaigns/tone-options.ts';
import { briefOf } from '../brief-of.ts';
import { useComposer } from '../email/use-composer.ts';
import { stepNames, type Step } from '../steps.ts';
import { useNames } from '../use-names.ts';
import { EmailPreview } from './preview/email-preview.tsx';
import { ProblemSummary } from './problem-summary.tsx';
import type { CampaignSaver, CampaignSaving } from './saving/campaign-saver.ts';
import { StepButtons } from './step-buttons.tsx';
import { StepFields } from './steps/step-fields.tsx';
import { useProblems } from './use-problems.ts';
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
  // The tones are heard beside each other only where one is chosen.
  const heard = step === 3 ? tones.map(({ name }) => name) : [];
  const composing = useComposer(briefOf(form, names), heard);

  // No step of a campaign that is about to get its address stays behind under the one of new ones.
  const isMoving = steps.isNew && (state.saved !== null || state.failure === null);
  const [wanted, setWanted] = useState<Step | null>(null);
  const leave = useEffectEvent(goTo);
  useEffect(() => {
    if (wanted && !isMoving) leave(wanted);
  }, [wanted, isMoving]);

  const goOn = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (step === 5 || !problems.check(step)) return;
    saver.saveSettled();
    setWanted(isFromReview ? 5 : ((step + 1) as Step));
  };

  return (
    <div className={classes.desk} data-review={step === 5 || undefined}>
      <form noValidate className={classes.form} onSubmit={goOn} onBlur={saver.saveSettled}>
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
