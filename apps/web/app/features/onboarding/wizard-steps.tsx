import { IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { putTutorialAside, useTutorialStep } from '../../data/profile/onboarding.ts';
import { Button } from '../../ui/button/button.tsx';
import { ChatStep } from './steps/chat-step.tsx';
import { LibraryStep } from './steps/library-step.tsx';
import { PersonaliseStep } from './steps/personalise-step.tsx';
import { WelcomeStep } from './steps/welcome-step.tsx';
import { StepProgress } from './step-progress.tsx';
import classes from './wizard-steps.module.css';

const steps = [
  { title: 'Welcome to Replysmith', Step: WelcomeStep },
  { title: 'AI chat optimization', Step: ChatStep },
  { title: 'Template library', Step: LibraryStep },
  { title: 'Personalize', Step: PersonaliseStep },
] as const;
const last = steps.length - 1;

type WizardStepsProps = {
  onSkip: () => void;
  /** Told whether it is not to be shown again. */
  onFinish: (isForGood: boolean) => void;
};

export function WizardSteps({ onSkip, onFinish }: WizardStepsProps) {
  const [kept, keepStep] = useTutorialStep();
  // What is kept is forgotten as the dialog closes, and must not show while it does.
  const [at, setAt] = useState(Math.min(kept, last));
  const [isForGood, setForGood] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { title, Step } = steps[at] ?? steps[0];

  const go = (to: number) => {
    flushSync(() => setAt(to));
    keepStep(to);
    heading.current?.focus();
  };
  const leave = () => {
    keepStep(at + 1);
    putTutorialAside();
  };
  return (
    <div className={classes.wizard}>
      <div className={classes.head}>
        <StepProgress step={at + 1} of={steps.length} />
        <Button variant="quiet" size="small" shape="icon" aria-label="Close" onClick={onSkip}>
          <IconX size={18} stroke={1.5} aria-hidden />
        </Button>
      </div>
      <h2 ref={heading} tabIndex={-1} data-autofocus className="head">
        {title}
      </h2>
      <div className={classes.step}>
        <Step onLeave={leave} />
      </div>
      {at === last && (
        <label className={classes.forGood}>
          <input
            type="checkbox"
            checked={isForGood}
            onChange={({ target }) => setForGood(target.checked)}
          />
          Don't show the wizard again
        </label>
      )}
      <div className={classes.buttons}>
        <Button variant="quiet" onClick={onSkip}>
          Skip Tutorial
        </Button>
        <span>
          {at > 0 && (
            <Button variant="line" onClick={() => go(at - 1)}>
              Previous
            </Button>
          )}
          {at < last ? (
            <Button onClick={() => go(at + 1)}>Next</Button>
          ) : (
            <Button onClick={() => onFinish(isForGood)}>Get Started</Button>
          )}
        </span>
      </div>
    </div>
  );
}
