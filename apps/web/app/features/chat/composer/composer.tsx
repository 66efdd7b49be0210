import { lengths } from '@replysmith/contract';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { MiniRing } from '../../../ui/score-ring/mini-ring.tsx';
import type { ReadAs } from '../reading/read-as.ts';
import { ReadAsChoice } from '../reading/read-as-choice.tsx';
import { tenths } from '../tenths.ts';
import { usePausedUntil } from '../use-paused-until.ts';
import { ComposerProblem } from './composer-problem.tsx';
import classes from './composer.module.css';
import { SendOrStop } from './send-or-stop.tsx';
import { useDockHeight } from './use-dock-height.ts';
import { useEscape } from './use-escape.ts';
import { useLasting } from './use-lasting.ts';
import { useTypedScore } from './use-typed-score.ts';

type ComposerProps = {
  text: string;
  onType: (text: string) => void;
  readAs: ReadAs;
  onReadAs: (readAs: ReadAs) => void;
  onSend: () => void;
  isSending: boolean;
  onStop: () => void;
  isStopping: boolean;
  problem: Error | null;
  /** What became of the text, when it is no problem. */
  note: string | null;
  field: RefObject<HTMLTextAreaElement | null>;
};

const count = new Intl.NumberFormat('en');

/** Where an email is pasted. What stands in it goes only once the coach has answered. */
export function Composer({
  text,
  onType,
  readAs,
  onReadAs,
  onSend,
  isSending,
  onStop,
  isStopping,
  problem,
  note,
  field,
}: ComposerProps) {
  const typed = useTypedScore(text, readAs);
  const dock = useDockHeight();
  const pausedUntil = usePausedUntil();
  const isTooLong = text.length > lengths.emailContent;
  const canStop = useLasting(isSending);
  useEscape(isSending, dock, onStop);

  const sendByKey = (event: KeyboardEvent) => {
    // While an input method composes, Enter belongs to it.
    if (event.nativeEvent.isComposing) return;
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!isSending) onSend();
  };

  return (
    <div ref={dock} className={classes.dock}>
      {problem && (
        <ComposerProblem
          problem={problem}
          pausedUntil={pausedUntil}
          onRetry={onSend}
          isRetrying={isSending}
        />
      )}
      {note && <p className="small ink-2">{note}</p>}
      <div className={classes.frame} data-waiting={canStop || undefined}>
        <textarea
          ref={field}
          aria-label="Your email"
          placeholder="Paste an email. The score follows your typing."
          value={text}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={sendByKey}
        />
        {typed && <ReadAsChoice reading={typed.reading} readAs={readAs} onChoose={onReadAs} />}
        <div className={classes.foot}>
          {typed && <MiniRing value={typed.value} band={typed.band} size={28} format={tenths} />}
          <span className={classes.count} data-over={isTooLong || undefined}>
            {count.format(text.length)} / {count.format(lengths.emailContent)}
          </span>
          <span className={classes.hint}>{hintOf(canStop, pausedUntil)}</span>
          <SendOrStop
            canStop={canStop}
            isStopping={isStopping}
            isPaused={pausedUntil !== null}
            onSend={() => {
              if (!isSending) onSend();
            }}
            onStop={onStop}
          />
        </div>
      </div>
    </div>
  );
}

function hintOf(canStop: boolean, pausedUntil: string | null): ReactNode {
  if (canStop) {
    return (
      <>
        <kbd>Esc</kbd> stops and keeps what has come
      </>
    );
  }
  if (pausedUntil) {
    return `No requests left until ${pausedUntil}; scoring as you type stays free`;
  }
  return (
    <>
      <kbd>Ctrl Enter</kbd> sends, uses 1 request
    </>
  );
}
