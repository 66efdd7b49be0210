import { modes } from '../modes/modes.ts';
import type { Composed } from '../use-composed.ts';
import type { Unsent } from '../use-sends.ts';
import { ComposerHint } from './composer-hint.tsx';
import classes from './composer-foot.module.css';
import { SendOrStop } from './send-or-stop.tsx';

type ComposerFootProps = {
  composed: Composed;
  /** An answer has been written for long enough to be stopped. */
  canStop: boolean;
  isStopping: boolean;
  /** Somebody tried to send, and nothing went. */
  unsent: Unsent | null;
  onSend: () => void;
  onStop: () => void;
};

const words: Readonly<Record<Unsent, string>> = {
  too_soon: 'An answer is being written. Your text is kept; send it after that.',
  over: 'Nothing was sent: this conversation is over. Start again begins another.',
};

const count = new Intl.NumberFormat('en');

/** How long it is, what the keys do, and the button. */
export function ComposerFoot(props: ComposerFootProps) {
  const { composed, canStop, isStopping, unsent, onSend, onStop } = props;
  const { mode, text, isBrief, action } = composed;
  const { longest, cost } = modes[mode];
  return (
    <footer className={classes.foot}>
      <span className={classes.count} data-over={text.length > longest || undefined}>
        {count.format(text.length)} / {count.format(longest)}
      </span>
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
