import { pages } from '@replysmith/contract';
import { IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSubscription } from '../../data/subscription.ts';
import { putTutorialAside, useTutorialStep } from '../../data/onboarding.ts';
import { withSample } from '../../data/examples.ts';
import { usageOf } from '../../data/usage.ts';
import { countText, tenths } from '../../lib/words.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { CheckList } from '../../components/check-list.tsx';
import { PersonaliseStep } from './personalise-step.tsx';
import classes from './wizard-steps.module.css';
import exampleScore from '../../data/example-score.json' with { type: 'json' };
import { Ledger, quoteOrFact } from '../../components/ledger.tsx';
import { useHighlight } from '../../components/highlight.ts';
import { ScoreRing } from '../../components/score-ring.tsx';

const steps = [
  { title: 'Welcome to Replysmith', Step: WelcomeStep },
  { title: 'AI chat optimization', Step: ChatStep },
  { title: 'Template library', Step: LibraryStep },
  { title: 'Personalize', Step: PersonaliseStep },
] as const;

const last = steps.length - 1;

type WizardStepsProps = {
  onSkip: () => void;
  /** Called with whether it should not be shown again. */
  onFinish: (isForGood: boolean) => void;
};

export function WizardSteps({ onSkip, onFinish }: WizardStepsProps) {
  const [savedStep, keepStep] = useTutorialStep();
  // Closing clears the stored step, which must not show while the dialog fades out.
  const [at, setAt] = useState(Math.min(savedStep, last));
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
    <div className={`stack ${classes.wizard}`}>
      <div className="flex items-center justify-between gap-4">
        <StepProgress step={at + 1} of={steps.length} />
        <Button variant="quiet" size="small" shape="icon" aria-label="Close" onClick={onSkip}>
          <IconX size={18} stroke={1.5} aria-hidden />
        </Button>
      </div>
      <h2 ref={heading} tabIndex={-1} data-autofocus className="head">
        {title}
      </h2>
      <div className={`stack content-start ${classes.step}`}>
        <Step onLeave={leave} />
      </div>
      {at === last && (
        <label className="flex items-center size-14 line-24 gap-2">
          <input
            type="checkbox"
            checked={isForGood}
            onChange={({ target }) => setForGood(target.checked)}
          />
          Don't show the wizard again
        </label>
      )}
      <div className={`row items-center justify-between gap-3 line-above pt-4 ${classes.buttons}`}>
        <Button variant="quiet" onClick={onSkip}>
          Skip Tutorial
        </Button>
        <span className="flex gap-3 ml-auto">
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

/** How far the tutorial is: a bar for each step, ink up to the one that is open. */
function StepProgress({ step, of }: { step: number; of: number }) {
  const words = `Step ${String(step)} of ${String(of)}`;
  return (
    <div className="flex items-center grow gap-4">
      <div
        className={`stack gap-1 ${classes.bars}`}
        role="progressbar"
        aria-label="Tutorial"
        aria-valuemin={0}
        aria-valuemax={of}
        aria-valuenow={step}
        aria-valuetext={words}
      >
        {Array.from({ length: of }, (_, index) => (
          <i key={index} data-passed={index < step || undefined} />
        ))}
      </div>
      <p className="small ink-3 one-line">{words}</p>
    </div>
  );
}

function ChatStep({ onLeave }: { onLeave: () => void }) {
  const { data: subscription } = useSubscription();
  const limit = subscription && usageOf(subscription, 'daily_ai_requests')?.limit;
  const cost = limit ? ` It counts as one of your ${countText(limit)} AI requests a day.` : '';
  return (
    <>
      <CheckList
        lines={[
          { value: 'Paste a draft.', text: 'Its score follows your typing, free of charge.' },
          {
            value: 'Press Optimize.',
            text: `The rewrite comes with a reason for every change.${cost}`,
          },
          { value: 'Decide.', text: 'Keep or put back each change, then copy the email.' },
        ]}
      />
      <div>
        <ButtonLink to={pages.chat} state={withSample} variant="line" onClick={onLeave}>
          Try it on a sample email
        </ButtonLink>
      </div>
    </>
  );
}

function LibraryStep({ onLeave }: { onLeave: () => void }) {
  const { data: subscription } = useSubscription();
  const limit = subscription && usageOf(subscription, 'templates_saved')?.limit;
  const room = limit ? ` Your plan keeps ${countText(limit)}.` : '';
  return (
    <>
      <CheckList
        lines={[
          {
            value: 'Start from the library.',
            text: 'It holds templates for many industries and occasions, each with its score.',
          },
          {
            value: 'Save your own.',
            text: `An email that worked becomes a template, with variables for what changes.${room}`,
          },
          { value: 'Use them in the chat.', text: 'Load one, fill it in, and see its score.' },
        ]}
      />
      <div>
        <ButtonLink to={pages.library} variant="line" onClick={onLeave}>
          Open the library
        </ButtonLink>
      </div>
    </>
  );
}

/** What the coach does, shown on an example: the score, and each point lost with its words. */
function WelcomeStep() {
  return (
    <>
      <p className="ink-2">
        Replysmith is a coach for cold emails. It shows what each sentence costs you, and how to say
        it better.
      </p>
      <figure className={`grid items-center one-column-phone ${classes.example}`}>
        <Example />
      </figure>
      <p className="small ink-2">
        You keep or put back each change. Nothing is invented: what the coach cannot know becomes a
        blank. Four short steps; the tutorial starts again from Help or Settings.
      </p>
    </>
  );
}

function Example() {
  const { value, lines } = exampleScore;
  const highlight = useHighlight();
  const numbered = lines.map((line, index) => ({
    ...{ number: index + 1, name: line.name, points: line.points },
    ...quoteOrFact(line),
  }));
  return (
    <>
      <ScoreRing
        value={value}
        lost={numbered.map(({ number, points }) => ({ number, points: -points }))}
        highlight={highlight.number}
        format={tenths}
        outOf="10"
        label={`An example: ${tenths(value)} of 10. ${tenths(100 - value)} is lost.`}
      />
      <div>
        <figcaption className="small ink-3">What an example email loses</figcaption>
        <Ledger
          label="Lost by an example email"
          highlight={highlight}
          format={tenths}
          lines={numbered}
          most={4}
        />
      </div>
    </>
  );
}
