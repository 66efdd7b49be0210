import { type Profile, type UpdateProfileRequest, pages } from '@replysmith/contract';
import { IconArrowRight, IconCheck, IconCircle } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { resumeTutorial, useRestartTutorial, useTutorialEnding } from '../../data/onboarding.ts';
import { useProfile, useUpdateProfile, refreshFirsts } from '../../data/profile.ts';
import { useSignedInUser } from '../../data/session.ts';
import { Button } from '../../components/button.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { showToast } from '../../components/toast.tsx';
import { TryAgain } from '../../components/try-again.tsx';
import classes from './cards.module.css';

type State = 'done' | 'now' | 'later';

const icons = { done: IconCheck, now: IconArrowRight, later: IconCircle } as const;

/** The steps on a line: done ones in ink, the current one in ember. */
function ChecklistSteps({ items }: { items: readonly ChecklistItem[] }) {
  const next = items.findIndex(({ isDone }) => !isDone);
  return (
    <ol className={`grid dense one-column-tablet ${classes.steps}`}>
      {items.map((item, index) => {
        const state: State = item.isDone ? 'done' : index === next ? 'now' : 'later';
        const Icon = icons[state];
        return (
          <li className="stack gap-2" key={item.title} data-state={state}>
            <Icon size={18} stroke={state === 'later' ? 1.5 : 2} aria-hidden />
            <div>
              <StepTitle item={item} />
              {!item.isDone && <p className="small ink-3">{item.note}</p>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function StepTitle({ item: { title, isDone, to } }: { item: ChecklistItem }) {
  if (isDone) {
    return (
      <span>
        {title}
        <span className="visually-hidden">, done</span>
      </span>
    );
  }
  if (to !== null) return <Link to={to}>{title}</Link>;
  return (
    <button type="button" onClick={resumeTutorial}>
      {title}
    </button>
  );
}

const name = 'getting-started';

/** Whether a user who completed it has hidden the list. */
function hasPutAway({ dismissed_tips }: Profile): boolean {
  return dismissed_tips.includes(name);
}

function puttingAway({ dismissed_tips }: Profile): UpdateProfileRequest {
  return { dismissed_tips: [...dismissed_tips, name] };
}

/** The user's progress in getting to know the product; it can be hidden once complete. */
export function Checklist() {
  const { data: profile, error, isFetching, refetch } = useProfile(useSignedInUser().id);
  const { ending } = useTutorialEnding();
  const client = useQueryClient();
  useEffect(() => refreshFirsts(client), [client]);

  if (!profile) {
    return (
      <ChecklistWaiting
        problem={error?.message ?? null}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  const items = checklistItems(profile, ending !== null);
  const done = items.filter(({ isDone }) => isDone).length;
  const isComplete = done === items.length;
  if (isComplete && hasPutAway(profile)) return null;
  const percent = Math.round((done / items.length) * 100);
  return (
    <section aria-labelledby="getting-started">
      <div className="flex items-baseline justify-between gap-4 mb-3">
        <h2 id="getting-started" className="subhead">
          Getting started
        </h2>
        <p className="small ink-3">
          {done} of {items.length} done, {percent}%
        </p>
      </div>
      <ChecklistSteps items={items} />
      {isComplete && <ChecklistDone profile={profile} />}
    </section>
  );
}

/** When complete: restart the tutorial, or hide the list. */
function ChecklistDone({ profile }: { profile: Profile }) {
  const restart = useRestartTutorial();
  const { mutate } = useUpdateProfile(profile.id);
  const putAway = () =>
    mutate(puttingAway(profile), {
      onError: ({ message }) => showToast({ title: 'Error', message, kind: 'error' }),
    });
  return (
    <div className="row gap-3 mt-3">
      <Button variant="line" size="small" onClick={restart}>
        Restart Tutorial
      </Button>
      <Button variant="quiet" size="small" onClick={putAway}>
        Hide this list
      </Button>
    </div>
  );
}

type ChecklistWaitingProps = {
  /** Why it could not be loaded; null while loading. */
  problem: string | null;
  isRetrying: boolean;
  onRetry: () => void;
};

/** Shown while the progress is unknown. */
function ChecklistWaiting({ problem, isRetrying, onRetry }: ChecklistWaitingProps) {
  return (
    <section aria-labelledby="getting-started">
      <div className="flex items-baseline justify-between gap-4 mb-3">
        <h2 id="getting-started" className="subhead">
          Getting started
        </h2>
      </div>
      {problem === null ? (
        <div className={`stack justify-items-start gap-2 content-start ${classes.waiting}`}>
          <Skeleton label="Loading your progress..." widths={['100%']} />
        </div>
      ) : (
        <div
          className={`stack justify-items-start gap-2 content-start ${classes.waiting}`}
          role="alert"
        >
          <p className="small">Your progress could not be loaded. {problem}</p>
          <TryAgain size="small" isBusy={isRetrying} onClick={onRetry} />
        </div>
      )}
    </section>
  );
}

type ChecklistItem = {
  title: string;
  /** Said below it: what it takes, and whether it may be left out. */
  note: string;
  isDone: boolean;
  /** The page where it is done; null for the tutorial, which opens over any page. */
  to: string | null;
};

/** The five steps, ticked by what the user has done. */
function checklistItems(profile: Profile, hasEndedTutorial: boolean): ChecklistItem[] {
  const { company, optimization_preferences } = profile;
  const hasIndustry = !['', 'general'].includes(optimization_preferences.industry);
  return [
    {
      title: 'Take the tutorial',
      note: 'Four short steps',
      isDone: profile.onboarding_completed || hasEndedTutorial,
      to: null,
    },
    {
      title: 'Optimize an email',
      note: 'Your first, or a sample',
      isDone: profile.first_optimization_completed,
      to: pages.chat,
    },
    {
      title: 'Save a template',
      note: 'From scratch or from a result',
      isDone: profile.first_template_saved,
      to: pages.newTemplate,
    },
    {
      title: 'Set up your profile',
      note: 'Company and industry, optional',
      isDone: Boolean(company) && hasIndustry,
      to: pages.settingsOf(company ? 'preferences' : 'profile'),
    },
    {
      title: 'Explore the library',
      note: 'Ready-made templates, optional',
      isDone: profile.library_explored,
      to: pages.library,
    },
  ];
}
