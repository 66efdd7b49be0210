import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAdminOverview, useManualReset } from './api.ts';
import { dailyResetQuery, useUntilReset } from '../../data/daily-reset.ts';
import { Button } from '../../components/button.tsx';
import { NotLoaded } from '../../components/not-loaded.tsx';
import { Section } from '../../components/section.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { showToast } from '../../components/toast.tsx';
import { AuditBlock } from './audit-log.tsx';
import { ConfirmDialog, UsersBlock } from './users.tsx';
import classes from './admin-page.module.css';

const words = { good: 'Good', attention: 'Warning', bad: 'Bad' };

/** How each part of the service is. */
function HealthBlock() {
  const { data, error, refetch } = useAdminOverview();
  return (
    <Section isDense title="Health" figure={null}>
      {data ? (
        <dl className={classes.lines}>
          {data.health.map(({ name, state, note }) => (
            <div key={name} data-state={state}>
              <dt className="strong">{name}</dt>
              <dd className={`good strong ${classes.state}`}>{words[state]}</dd>
              <dd className={`ink-2 breakable ${classes.note}`}>{note}</dd>
            </div>
          ))}
        </dl>
      ) : error ? (
        <NotLoaded title="This could not be loaded" error={error} onRetry={() => void refetch()} />
      ) : (
        <div className={classes.checking}>
          <Skeleton label="Checking every part..." />
        </div>
      )}
    </Section>
  );
}

/** The state of the service, and what only admins may do. */
export function AdminPage() {
  return (
    <main className={`grid page-room ${classes.page}`}>
      <h1 className="title">Admin</h1>
      <HealthBlock />
      <div className={`grid two-columns ${classes.pair}`}>
        <PlansBlock />
        <ResetBlock />
      </div>
      <UsersBlock />
      <AuditBlock />
    </main>
  );
}

/** How many people are on each plan. */
function PlansBlock() {
  const { data, isError } = useAdminOverview();
  if (isError && !data) return null;
  return (
    <Section
      isDense
      title="Plans"
      figure={
        data
          ? `${counted(data.users, 'account')} · ${counted(data.requests_today, 'request')} today`
          : null
      }
    >
      {data ? (
        <dl className={classes.plans}>
          {data.plans.map(({ name, users }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="figure">{users.toLocaleString('en')}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <Skeleton label="Counting accounts..." widths={['60%', '60%', '60%']} />
      )}
    </Section>
  );
}

function counted(count: number, thing: string): string {
  return `${count.toLocaleString('en')} ${thing}${count === 1 ? '' : 's'}`;
}

/** When everyone's daily counters reset, and a button to reset them now. */
function ResetBlock() {
  const { data } = useQuery(dailyResetQuery);
  const untilReset = useUntilReset();
  const { mutate, isPending } = useManualReset();
  const [isAsking, setAsking] = useState(false);
  const reset = () =>
    mutate(undefined, {
      onSuccess: () =>
        showToast({
          title: 'Daily Reset Triggered',
          message: 'All daily limits have been reset successfully.',
        }),
      onError: () =>
        showToast({
          title: 'Reset Failed',
          message: 'Failed to trigger daily reset. Please try again.',
          kind: 'error',
        }),
      onSettled: () => setAsking(false),
    });

  return (
    <Section isDense title="Daily reset" figure={untilReset}>
      <p className={`mb-4 dense ink-2 ${classes.text}`}>
        Daily limits reset automatically at 00:00 UTC.
        {Boolean(data?.users_pending_reset) &&
          ` Counters from earlier days still stored: ${data?.users_pending_reset?.toLocaleString('en') ?? ''}; they are ignored.`}
      </p>
      <Button variant="line" onClick={() => setAsking(true)}>
        Reset Now
      </Button>
      <ConfirmDialog
        title="Reset everyone’s daily limits?"
        action="Reset Now"
        isOpen={isAsking}
        isBusy={isPending}
        onConfirm={reset}
        onClose={() => setAsking(false)}
      >
        Everyone gets the full day’s allowance again, at once. This cannot be undone.
      </ConfirmDialog>
    </Section>
  );
}
