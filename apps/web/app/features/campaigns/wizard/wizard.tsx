import { pages, type WizardCampaign } from '@replysmith/contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import { parsePath, useLocation, useNavigate } from 'react-router';
import { type CampaignForm } from '../campaign-form.ts';
import { ConflictBanner } from './saving/conflict-banner.tsx';
import { LeaveGuard } from './saving/leave-guard.tsx';
import { useCampaignSaver } from './saving/use-campaign-saver.ts';
import { StepForm } from './step-form.tsx';
import { StepList } from './step-list.tsx';
import { useStep } from './use-step.ts';
import { WizardHead } from './wizard-head.tsx';
import classes from './wizard.module.css';

type WizardProps = {
  campaign: WizardCampaign | null;
  /** What a new campaign begins with. */
  start: CampaignForm;
  /** Told the id that a new one gets. */
  onMade?: (id: string) => void;
};

/** A campaign in five steps, beside the email that it makes. */
export function Wizard({ campaign, start, onMade }: WizardProps) {
  const { saver, state } = useCampaignSaver(campaign, start);
  const steps = useStep(state.form);
  const top = useRef<HTMLHeadingElement>(null);
  useAddressOf(state.saved?.id ?? null, campaign === null ? onMade : undefined);

  const shown = useRef(steps.step);
  useEffect(() => {
    if (shown.current === steps.step) return;
    shown.current = steps.step;
    top.current?.focus();
    scrollTo({ top: 0 });
  }, [steps.step]);

  return (
    <main className={classes.page}>
      <WizardHead state={state} onRetry={() => void saver.save()} />
      <StepList step={steps.step} furthest={steps.furthest} onGo={steps.goTo} />
      <ConflictBanner state={state} theirs={saver.theirs()} onSettle={saver.settle} />
      <StepForm key={steps.step} saver={saver} state={state} steps={steps} heading={top} />
      <LeaveGuard isNeeded={state.failure !== null && state.isDirty} isKept={state.isKept} />
    </main>
  );
}

/** Puts a new campaign under its own address once it has one. */
function useAddressOf(id: string | null, onMade: WizardProps['onMade']): void {
  const navigate = useNavigate();
  const { search, state } = useLocation() as { search: string; state: unknown };
  const move = useEffectEvent((made: string) => {
    onMade?.(made);
    void navigate({ ...parsePath(pages.campaign(made)), search }, { replace: true, state });
  });
  const isNew = onMade !== undefined;
  useEffect(() => {
    if (isNew && id) move(id);
  }, [isNew, id]);
}
