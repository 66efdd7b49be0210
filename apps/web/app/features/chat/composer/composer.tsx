import { lengths, type MessageType } from '@replysmith/contract';
import { useState, type RefObject } from 'react';
import { Banner } from '../../../ui/banner/banner.tsx';
import { MiniRing } from '../../../ui/score-ring/mini-ring.tsx';
import type { ReadAs } from '../reading/read-as.ts';
import { ReadAsChoice } from '../reading/read-as-choice.tsx';
import type { Ask } from '../sending/ask.ts';
import type { Sent } from '../sending/sent-text.ts';
import type { SendingProblem } from '../sending/use-sending.ts';
import { tenths } from '../tenths.ts';
import { usePausedUntil } from '../use-paused-until.ts';
import { ComposerField } from './composer-field.tsx';
import { ComposerHint } from './composer-hint.tsx';
import { ComposerProblem } from './composer-problem.tsx';
import classes from './composer.module.css';
import { SendOrStop } from './send-or-stop.tsx';
import { useDraft } from './use-draft.ts';
import { useDockHeight } from './use-dock-height.ts';
import { useEscape } from './use-escape.ts';
import { useLasting } from './use-lasting.ts';
import { useTypedScore } from './use-typed-score.ts';

/** What the composer is waiting for. */
type Waiting = {
  /** What was sent; null when that is not known. */
  sent: Sent | null;
  /** It was sent before the page was loaded. */
  isResumed: boolean;
  isStopping: boolean;
};

type ComposerProps = {
  sessionId: string | null;
  mode: MessageType;
  /** Called when the text has changed. */
  onTyped: () => void;
  onSend: (ask: Ask) => void;
  /** Null while nothing is being written. */
  waiting: Waiting | null;
  onStop: () => void;
  problem: SendingProblem | null;
  /** What became of the text, when it is no problem; told aloud elsewhere. */
  note: string | null;
  field: RefObject<HTMLTextAreaElement | null>;
  /** Where lines stand that lead to what is out of sight. */
  slot: (element: HTMLElement | null) => void;
};

/** Nothing was said of the email. */
const guessed: ReadAs = {};

const count = new Intl.NumberFormat('en');

/** Where an email is pasted. What stands in it goes only once the coach has answered. */
export function Composer(props: ComposerProps) {
  const { sessionId, mode, onTyped, waiting, onStop, problem, note, field, slot } = props;
  const draft = useDraft(sessionId, mode);
  const { text } = draft;
  const [readAs, setReadAs] = useState<ReadAs>(guessed);
  // What was said of one email is not said of the next.
  if (text === '' && readAs !== guessed) setReadAs(guessed);
  const dock = useDockHeight();
  const pausedUntil = usePausedUntil();
  const isWaiting = waiting !== null;
  const isLasting = useLasting(isWaiting);
  const canStop = isLasting || waiting?.isResumed === true;
  const isSent = canStop && text === waiting?.sent?.content;
  const shown = isSent ? '' : text;
  const typed = useTypedScore(shown, readAs);
  const isTooLong = shown.length > lengths.emailContent;
  useEscape(isWaiting, dock, onStop);

  const send = (ask: Ask) => {
    if (!isWaiting) props.onSend(ask);
  };
  const onSend = () => send({ ...draft.ask, readAs });
  const onType = (next: string) => {
    draft.type(next);
    onTyped();
  };
  return (
    <div ref={dock} className={classes.dock} data-waiting={canStop || undefined}>
      {problem && (
        <ComposerProblem
          problem={problem.error}
          pausedUntil={pausedUntil}
          onRetry={() => (problem.ask ? send(problem.ask) : onSend())}
          isRetrying={isWaiting}
        />
      )}
      {note && <Banner tone="info" title={note} isSilent />}
      <div ref={slot} className={classes.slot} />
      <div className={classes.frame}>
        <ComposerField {...{ text, onType, isSent, onSend, field }} />
        {typed && !canStop && (
          <ReadAsChoice reading={typed.reading} readAs={readAs} onChoose={setReadAs} />
        )}
        <div className={classes.foot}>
          {typed && !canStop && (
            <MiniRing value={typed.value} band={typed.band} size={28} format={tenths} />
          )}
          <span className={classes.count} data-over={isTooLong || undefined}>
            {count.format(shown.length)} / {count.format(lengths.emailContent)}
          </span>
          <ComposerHint canStop={canStop} pausedUntil={pausedUntil} />
          <SendOrStop
            canStop={canStop}
            isStopping={waiting?.isStopping === true}
            isPaused={pausedUntil !== null}
            onSend={onSend}
            onStop={onStop}
          />
        </div>
      </div>
    </div>
  );
}
