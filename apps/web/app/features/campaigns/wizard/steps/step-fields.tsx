import type { Step } from '../../steps.ts';
import classes from '../fields/fields.module.css';
import { AudienceStep } from './audience-step.tsx';
import { BasicsStep } from './basics-step.tsx';
import { ContextStep } from './context-step.tsx';
import { ReviewStep } from './review-step.tsx';
import type { StepProps } from './step-props.ts';
import { ToneStep } from './tone-step.tsx';

const steps = {
  1: BasicsStep,
  2: AudienceStep,
  3: ToneStep,
  4: ContextStep,
  5: ReviewStep,
};

export function StepFields({ step, ...props }: StepProps & { step: Step }) {
  const Fields = steps[step];
  return (
    <div className={classes.fields}>
      <Fields {...props} />
    </div>
  );
}
