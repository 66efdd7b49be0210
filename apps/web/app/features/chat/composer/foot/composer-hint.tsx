import type { MessageType } from '@replysmith/contract';
import { useEnterSends } from '../field/use-enter-sends.ts';
import classes from './composer-foot.module.css';

type ComposerHintProps = {
  mode: MessageType;
  /** Null where it is said elsewhere. */
  cost: string | null;
  canStop: boolean;
  /** No key sends. */
  startsAgain: boolean;
  pausedUntil: string | null;
};

/** What the keys do now, and what it costs. */
export function ComposerHint({ mode, cost, canStop, startsAgain, pausedUntil }: ComposerHintProps) {
  const enter = useEnterSends();
  if (canStop) {
    return (
      <span className={classes.hint}>
        <kbd>Esc</kbd> stops and keeps what has come
      </span>
    );
  }
  if (startsAgain) {
    return <span className={classes.hint}>Keys send nothing now; Start again begins anew</span>;
  }
  if (pausedUntil) {
    // Stays in sight on a phone: it is why nothing can be sent.
    return <span>{`No requests left until ${pausedUntil}; scores and questions stay free`}</span>;
  }
  return (
    <span className={classes.hint}>
      <span>
        <kbd>Ctrl Enter</kbd> sends{cost && `, ${cost}`}
      </span>
      {mode !== 'email_optimization' && (
        <label className={classes.enter}>
          <input
            type="checkbox"
            checked={enter.isSending}
            onChange={(event) => enter.choose(event.target.checked)}
          />
          Enter sends too
        </label>
      )}
    </span>
  );
}
