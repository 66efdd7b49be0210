import { type WizardCampaign, pages } from '@replysmith/contract';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, parsePath, useLocation, useNavigate } from 'react-router';
import { campaignServer } from '../api.ts';
import { useSignedInUser } from '../../../data/session.ts';
import { useAutosave } from '../../../lib/autosave.ts';
import { Button } from '../../../components/button.tsx';
import { LeaveGuard } from '../../../components/leave-guard.tsx';
import { TryAgain } from '../../../components/try-again.tsx';
import { type CampaignForm, fieldNames, fieldText, refusals, useNames } from '../campaign-form.ts';
import { type Step, allSteps, stepNames } from '../steps.ts';
import { type CampaignSaving, createCampaignSaver } from './campaign-saver.ts';
import { StepForm } from './step-form.tsx';
import { useStep } from './use-step.ts';
import savingClasses from './wizard.module.css';

type SaveStatusProps = { state: CampaignSaving; onRetry: () => void };

/** The save status; announced only on errors or on request. */
function SaveStatus({ state, onRetry }: SaveStatusProps) {
  const isFailed = state.failure !== null && state.isDirty;
  return (
    <div className={`row items-center ink-2 numbers ${savingClasses.status}`}>
      <p className="small" data-failed={isFailed || undefined} role="status">
        {statusOf(state)}
      </p>
      {isFailed && <TryAgain size="small" isBusy={state.isSaving} onClick={onRetry} />}
    </div>
  );
}

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

function statusOf(state: CampaignSaving): string {
  const { form, isDirty, failure, savedAt, disputed, isKept } = state;
  const storageNote = isKept ? 'kept in this browser' : 'and this browser keeps nothing';
  if (isDirty && failure) return `Not saved, ${storageNote}. ${failure.message}`;
  if (isDirty && disputed.length > 0) return `Not all saved, ${storageNote}`;
  if (isDirty && Object.keys(refusals(form)).length > 0) return `Not all saved, ${storageNote}`;
  if (isDirty || state.isSaving) return 'Saving';
  return savedAt === null ? 'Nothing to save yet' : `Saved ${clock.format(savedAt)}`;
}

type WizardHeadProps = { state: CampaignSaving; onRetry: () => void };

/** The campaign's name and save status. */
function WizardHead({ state, onRetry }: WizardHeadProps) {
  const name = state.form.template_name.trim();
  return (
    <header className={savingClasses.head}>
      <div className="row items-center justify-between gap-1-4">
        <Link
          to={pages.campaigns}
          className={`hover-ink hover-underline inline-flex items-center ink-2 size-14 plain gap-1 ${savingClasses.back}`}
        >
          <IconArrowLeft size={16} stroke={1.5} aria-hidden />
          Campaigns
        </Link>
        <SaveStatus state={state} onRetry={onRetry} />
      </div>
      <h1 className="head mt-2 breakable">{name || 'New campaign'}</h1>
    </header>
  );
}

type WizardProps = {
  campaign: WizardCampaign | null;
  /** What a new campaign begins with. */
  start: CampaignForm;
  /** Called with the id of a newly created campaign. */
  onMade?: (id: string) => void;
};

/** A campaign in five steps, beside the email that it makes. */
export function CampaignWizard({ campaign, start, onMade }: WizardProps) {
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
    <main className={savingClasses.page}>
      <WizardHead state={state} onRetry={() => void saver.save()} />
      <StepList step={steps.step} furthest={steps.furthest} onGo={steps.goTo} />
      <ConflictBanner state={state} theirs={saver.theirs()} onSettle={saver.settle} />
      <StepForm key={steps.step} saver={saver} state={state} steps={steps} heading={top} />
      <LeaveGuard isNeeded={state.failure !== null && state.isDirty} isLost={!state.isKept}>
        {state.isKept
          ? 'Your last changes have not reached the server. They are kept in this browser and saved when you open the campaign here again.'
          : 'Your last changes have not reached the server, and this browser cannot keep them: they would be lost.'}
      </LeaveGuard>
    </main>
  );
}

/** Moves a new campaign to its own address once it has an id. */
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

/** The campaign being edited; it saves itself while open. */
function useCampaignSaver(campaign: WizardCampaign | null, start: CampaignForm) {
  const { id: userId } = useSignedInUser();
  const client = useQueryClient();
  const [saver] = useState(() =>
    createCampaignSaver({ userId, campaign, start, server: campaignServer(client) }),
  );
  return { saver, state: useAutosave(saver) };
}

type StepListProps = { step: Step; furthest: Step; onGo: (step: Step) => void };

/** The five steps on a line; those that can be opened are buttons. */
function StepList({ step, furthest, onGo }: StepListProps) {
  return (
    <nav aria-label="Steps">
      <ol className={`grid ${savingClasses.steps}`}>
        {allSteps.map((one) => {
          const words = (
            <>
              <span className="numbers">{one}</span>
              <span className={savingClasses.name}>{stepNames[one - 1]}</span>
            </>
          );
          return (
            <li
              key={one}
              data-passed={one <= step || undefined}
              aria-current={one === step ? 'step' : undefined}
            >
              {one <= furthest && one !== step ? (
                <button type="button" onClick={() => onGo(one)}>
                  {words}
                </button>
              ) : (
                <span>{words}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

type ConflictBannerProps = {
  state: CampaignSaving;
  /** The campaign as it was saved elsewhere. */
  theirs: CampaignForm;
  onSettle: (side: 'mine' | 'theirs') => void;
};

/**
 * Asks which version to keep where both sides changed the same field; the rest is merged already.
 */
function ConflictBanner({ state, theirs, onSettle }: ConflictBannerProps) {
  const names = useNames(state.saved);
  const { form, disputed } = state;
  if (disputed.length === 0) return null;
  return (
    <section
      className={`round ${savingClasses.conflict}`}
      role="alert"
      aria-label="Changed elsewhere"
    >
      <p>
        <strong className="bold">This campaign was changed elsewhere in the meantime.</strong>{' '}
        Nothing of yours is lost. Which version do you want to keep?
      </p>
      <dl className={`stack gap-2 ${savingClasses.sides}`}>
        {disputed.map((field) => (
          <div key={field}>
            <dt className="label">{fieldNames[field]}</dt>
            <dd className="pre-wrap breakable">
              <span className="small ink-2">Mine</span>
              <br />
              {fieldText(form, field, names) || 'Nothing'}
            </dd>
            <dd className="pre-wrap breakable">
              <span className="small ink-2">Theirs</span>
              <br />
              {fieldText(theirs, field, names) || 'Nothing'}
            </dd>
          </div>
        ))}
      </dl>
      <div className="row">
        <Button onClick={() => onSettle('mine')}>Keep mine</Button>
        <Button variant="line" onClick={() => onSettle('theirs')}>
          Take theirs
        </Button>
      </div>
    </section>
  );
}
