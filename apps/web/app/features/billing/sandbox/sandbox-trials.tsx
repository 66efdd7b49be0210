import { Button } from '../../../ui/button/button.tsx';
import choices from './sandbox-choices.module.css';
import classes from './sandbox-trials.module.css';

type Trial = 'fail-payment' | 'end-now';
type SandboxTrialsProps = { canFail: boolean; isBusy: boolean; onChange: (what: Trial) => void };

/** What otherwise only a bank or the calendar brings about. */
export function SandboxTrials({ canFail, isBusy, onChange }: SandboxTrialsProps) {
  return (
    <section className={classes.trials} aria-labelledby="trials">
      <h2 id="trials" className="label">
        For testing
      </h2>
      <p className="small ink-2">What a bank or the calendar would do, at once.</p>
      <div className={choices.choices}>
        {canFail && (
          <Button variant="line" isBusy={isBusy} onClick={() => onChange('fail-payment')}>
            Let the next payment fail
          </Button>
        )}
        <Button variant="danger" isBusy={isBusy} onClick={() => onChange('end-now')}>
          End now
        </Button>
      </div>
    </section>
  );
}
