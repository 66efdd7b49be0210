import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTutorialEnding } from '../../../data/profile/onboarding.ts';
import { useProfile } from '../../../data/profile/profile.ts';
import { refreshFirsts } from '../../../data/refresh-firsts.ts';
import { useSignedInUser } from '../../../data/session/session.ts';
import { checklistItems } from './checklist-items.ts';
import classes from './checklist.module.css';
import { ChecklistDone } from './checklist-done.tsx';
import { ChecklistSteps } from './checklist-steps.tsx';
import { ChecklistWaiting } from './checklist-waiting.tsx';
import { hasPutAway } from './put-away.ts';

/** How far one is in getting to know the product; it can be put away once all is done. */
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
      <div className={classes.head}>
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
