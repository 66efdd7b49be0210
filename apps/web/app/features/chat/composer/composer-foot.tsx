import type { MessageType } from '@replysmith/contract';
import { Button } from '../../../components/button.tsx';
import { useEnterSends } from './composer-field.tsx';
import { modes } from './modes.ts';
import { OpenEmailButton } from './open-email.tsx';
import type { Composed } from './use-draft.ts';
import type { Unsent } from './use-sends.ts';
import classes from './composer-foot.module.css';

type ComposerFootProps = {
  composed: Composed;
  /** The answer has been in progress for long enough to be stopped. */
  canStop: boolean;
  isStopping: boolean;
  /** Why an attempt to send was ignored; null when there was none. */
  unsent: Unsent | null;
  /** An email file is being read. */
  isReading: boolean;
  onPick: () => void;
  onSend: () => void;
  onStop: () => void;
};

const words: Readonly<Record<Unsent, string>> = {
  too_soon: 'An answer is being written. Your text is kept; send it afterwards.',
  over: 'Nothing was sent: this conversation is over. “Start again” begins a new one.',
};

const count = new Intl.NumberFormat('en');

/** The length, the keys and the button. */
export function ComposerFoot(props: ComposerFootProps) {
  const { composed, canStop, isStopping, unsent, isReading, onPick, onSend, onStop } = props;
  const { mode, text, isEmail, isBrief, action } = composed;
  const { longest, cost } = modes[mode];
  return (
    <footer className={`flex items-center gap-4 line-above ink-3 size-13 ${classes.foot}`}>
      <span
        className={`no-shrink numbers ${classes.count}`}
        data-over={text.length > longest || undefined}
      >
        {count.format(text.length)} / {count.format(longest)}
      </span>
      {isEmail && !canStop && <OpenEmailButton {...{ isReading, onPick }} />}
      <span role="status" className={classes.told}>
        {unsent && words[unsent]}
      </span>
      {!unsent && (
        <ComposerHint
          mode={mode}
          cost={isBrief ? null : cost}
          canStop={canStop}
          startsAgain={action.startsAgain}
          pausedUntil={action.pausedUntil}
        />
      )}
      <SendOrStop
        name={action.name}
        canStop={canStop}
        isStopping={isStopping}
        isPaused={action.ask === null || action.pausedUntil !== null}
        onSend={onSend}
        onStop={onStop}
      />
    </footer>
  );
}

type SendOrStopProps = {
  /** The label for sending. */
  name: string;
  /** Sending has gone on for long enough to be stopped. */
  canStop: boolean;
  isStopping: boolean;
  /** Sending would fail now; the reason is shown beside it. */
  isPaused: boolean;
  onSend: () => void;
  onStop: () => void;
};

/** One button that sends and then stops, so that it keeps the focus. */
function SendOrStop(props: SendOrStopProps) {
  const { name, canStop, isStopping, isPaused, onSend, onStop } = props;
  return (
    <Button
      variant={canStop || isPaused ? 'line' : 'ember'}
      isBusy={isStopping}
      onClick={({ detail }) => {
        // The second click of a double click was meant for sending.
        if (detail > 1) return;
        if (canStop) onStop();
        else onSend();
      }}
    >
      <span className={classes.send}>{isStopping ? 'Stopping' : canStop ? 'Stop' : name}</span>
    </Button>
  );
}

type ComposerHintProps = {
  mode: MessageType;
  /** Null where the cost is shown elsewhere. */
  cost: string | null;
  canStop: boolean;
  /** Only the button sends, no key. */
  startsAgain: boolean;
  pausedUntil: string | null;
};

/** What the keys do now, and what sending costs. */
function ComposerHint({ mode, cost, canStop, startsAgain, pausedUntil }: ComposerHintProps) {
  const enter = useEnterSends();
  if (canStop) {
    return (
      <span className={classes.hint}>
        <kbd>Esc</kbd> stops and keeps what is written
      </span>
    );
  }
  if (startsAgain) {
    return (
      <span className={classes.hint}>Nothing to send now; “Start again” begins a new one</span>
    );
  }
  if (pausedUntil) {
    // Also visible on a phone, because it explains why nothing can be sent.
    return <span>{`No requests left until ${pausedUntil}; scores and questions stay free`}</span>;
  }
  return (
    <span className={classes.hint}>
      <span>
        <kbd>Ctrl Enter</kbd> sends{cost && `, ${cost}`}
      </span>
      {mode !== 'email_optimization' && (
        <label className={`inline-flex items-center cursor-pointer ${classes.enter}`}>
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
