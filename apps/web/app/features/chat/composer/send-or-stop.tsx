import { Button } from '../../../ui/button/button.tsx';
import classes from './composer.module.css';

type SendOrStopProps = {
  /** Sending has gone on for long enough to be stopped. */
  canStop: boolean;
  isStopping: boolean;
  isPaused: boolean;
  onSend: () => void;
  onStop: () => void;
};

/** One button that sends and then stops, so that the focus stays where it was. */
export function SendOrStop({ canStop, isStopping, isPaused, onSend, onStop }: SendOrStopProps) {
  return (
    <Button
      variant={canStop || isPaused ? 'line' : 'ember'}
      isBusy={isStopping}
      onClick={({ detail }) => {
        if (!canStop) onSend();
        // The second click of a double one was meant for sending.
        else if (detail < 2) onStop();
      }}
    >
      <span className={classes.send}>{nameOf(canStop, isStopping)}</span>
    </Button>
  );
}

function nameOf(canStop: boolean, isStopping: boolean): string {
  if (isStopping) return 'Stopping';
  return canStop ? 'Stop' : 'Optimize';
}
