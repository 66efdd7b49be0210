import { Button } from '../../../../ui/button/button.tsx';
import { refusals } from '../../campaign-form.ts';
import type { CampaignSaving } from './campaign-saver.ts';
import classes from './saving.module.css';

type SaveStatusProps = { state: CampaignSaving; onRetry: () => void };

/** Whether what is written is on the server; said aloud only when that goes wrong or is asked for. */
export function SaveStatus({ state, onRetry }: SaveStatusProps) {
  const isFailed = state.failure !== null && state.isDirty;
  return (
    <div className={classes.status}>
      <p className="small" data-failed={isFailed || undefined} role="status">
        {statusOf(state)}
      </p>
      {isFailed && (
        <Button variant="line" size="small" isBusy={state.isSaving} onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

function statusOf(state: CampaignSaving): string {
  const { form, isDirty, failure, savedAt, disputed, isKept } = state;
  const place = isKept ? 'kept in this browser' : 'and this browser keeps nothing';
  if (isDirty && failure) return `Not saved, ${place}. ${failure.message}`;
  if (isDirty && disputed.length > 0) return `Not all saved, ${place}`;
  if (isDirty && Object.keys(refusals(form)).length > 0) return `Not all saved, ${place}`;
  if (isDirty || state.isSaving) return 'Saving';
  return savedAt === null ? 'Nothing to save yet' : `Saved ${clock.format(savedAt)}`;
}
