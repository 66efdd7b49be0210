import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dailyResetQuery } from '../../data/daily-reset/daily-reset.ts';
import { useManualReset } from '../../data/daily-reset/use-manual-reset.ts';
import { useUntilReset } from '../../data/daily-reset/use-until-reset.ts';
import { Button } from '../../ui/button/button.tsx';
import { showToast } from '../../ui/toast/toast-store.ts';
import { AdminBlock } from './admin-block.tsx';
import { Confirm } from './confirm.tsx';
import classes from './reset-block.module.css';

/** When everybody's daily counters start again, and a way to have it now. */
export function ResetBlock() {
  const { data } = useQuery(dailyResetQuery);
  const left = useUntilReset();
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
    <AdminBlock title="Daily reset" figure={left}>
      <p className={classes.text}>
        Daily limits start again at 00:00 UTC by themselves.
        {Boolean(data?.users_pending_reset) &&
          ` Counters of an earlier day still stored: ${data?.users_pending_reset?.toLocaleString('en') ?? ''}; they count as nothing.`}
      </p>
      <Button variant="line" onClick={() => setAsking(true)}>
        Reset Now
      </Button>
      <Confirm
        title="Reset everybody’s daily limits?"
        action="Reset Now"
        isOpen={isAsking}
        isBusy={isPending}
        onConfirm={reset}
        onClose={() => setAsking(false)}
      >
        Everybody gets the whole day’s allowance again, at once. This cannot be taken back.
      </Confirm>
    </AdminBlock>
  );
}
