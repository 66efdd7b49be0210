import { parseBrief } from '@replysmith/coach';
import { errorCodes, type MessageType } from '@replysmith/contract';
import type { RefObject } from 'react';
import { Banner } from '../../../ui/banner/banner.tsx';
import { MiniRing } from '../../../ui/score-ring/mini-ring.tsx';
import { useReader } from '../reader/use-reader.ts';
import type { ReadAs } from '../reading/read-as.ts';
import { ReadAsChoice } from '../reading/read-as-choice.tsx';
import type { Ask } from '../sending/ask.ts';
import type { Sent } from '../sending/sent-text.ts';
import type { SendingProblem } from '../sending/use-sending.ts';
import { tenths } from '../../../lib/tenths.ts';
import { usePausedUntil } from '../use-paused-until.ts';
import type { SessionFacts } from '../use-session-facts.ts';
import { actionOf } from './action-of.ts';
import { AnotherTry } from './another-try.tsx';
import { ComposerField } from './composer-field.tsx';
import { ComposerHint } from './composer-hint.tsx';
import { ComposerProblem } from './composer-problem.tsx';
import classes from './composer.module.css';
import { ModeChoice } from './mode-choice.tsx';
import { ModeLine } from './mode-line.tsx';
import { modes } from './modes.ts';
import { SetAside } from './set-aside.tsx';
import { SendOrStop } from './send-or-stop.tsx';
import { useDraft } from './use-draft.ts';
import { useDock } from './use-dock.ts';
import { useEnterSends } from './use-enter-sends.ts';
import { useEscape } from './use-escape.ts';
import { useFocusAtOnce } from './use-focus-at-once.ts';
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
  onMode: (mode: MessageType) => void;
  facts: SessionFacts;
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
  const { sessionId, mode, onMode, facts, onTyped, waiting, onStop, problem, note, field, slot } =
    props;
  const draft = useDraft(sessionId, mode);
  const { text } = draft;
  const reader = useReader(sessionId, facts);
  const enter = useEnterSends();
  const { readAs = guessed } = draft.ask;
  const dock = useDock();
  const pausedUntil = usePausedUntil();
  const isWaiting = waiting !== null;
  const isLasting = useLasting(isWaiting);
  const canStop = isLasting || waiting?.isResumed === true;
  const sent = waiting?.sent;
  const isSent = canStop && mode === sent?.messageType && text === sent.content;
  const shown = isSent ? '' : text;
  const isEmail = mode === 'email_optimization';
  const isBrief = isEmail && parseBrief(shown) !== null;
  const typed = useTypedScore(isEmail && !isBrief ? shown : '', readAs);
  const words = modes[mode];
  const { name, placeholder, ask } = actionOf({ mode, draft: draft.ask, reader });
  const isEdit = draft.ask.variantOf !== undefined;
  useEscape(isWaiting || isEdit, dock, isWaiting ? onStop : draft.giveUp);
  useFocusAtOnce(field, sessionId === null);

  const send = (ask: Ask) => {
    if (!isWaiting) props.onSend(ask);
  };
  const onSend = () => {
    if (ask) send(ask);
  };
  const onType = (next: string) => {
    draft.type(next);
    onTyped();
  };
  return (
    <div ref={dock} className={classes.dock} data-waiting={canStop || undefined}>
      {problem && (
        <ComposerProblem
          problem={problem.error}
          isNewChat={sessionId === null}
          pausedUntil={pausedUntil}
          onRetry={() => (problem.ask ? send(problem.ask) : onSend())}
          isRetrying={isWaiting}
        />
      )}
      {note && <Banner tone="info" title={note} isSilent />}
      <div ref={slot} className={classes.slot} />
      {mode === 'client_simulation' && reader.stage === 'none' && <NothingToRead />}
      <div className={classes.frame}>
        {facts.hasMessages && <ModeChoice mode={mode} onMode={onMode} />}
        {isEdit && !isSent && <AnotherTry mode={mode} onCancel={draft.giveUp} />}
        {draft.hasSetAside && !isEdit && !isSent && <SetAside onBringBack={draft.bringBack} />}
        {!canStop && <ModeLine mode={mode} isEmpty={text === ''} facts={facts} reader={reader} />}
        <ComposerField
          {...{ text, onType, isSent, onSend, field }}
          label={words.label}
          placeholder={placeholder}
          isEnterSending={!isEmail && enter.isSending}
        />
        {isBrief && <p className={classes.brief}>A brief: 1 request writes the email from it.</p>}
        {typed && !canStop && (
          <ReadAsChoice reading={typed.reading} readAs={readAs} onChoose={draft.sayReadAs} />
        )}
        <div className={classes.foot}>
          {typed && !canStop && (
            <MiniRing value={typed.value} band={typed.band} size={28} format={tenths} />
          )}
          <span className={classes.count} data-over={shown.length > words.longest || undefined}>
            {count.format(shown.length)} / {count.format(words.longest)}
          </span>
          <ComposerHint mode={mode} canStop={canStop} pausedUntil={pausedUntil} enter={enter} />
          <SendOrStop
            name={name}
            canStop={canStop}
            isStopping={waiting?.isStopping === true}
            isPaused={isEmail ? pausedUntil !== null : ask === null}
            onSend={onSend}
            onStop={onStop}
          />
        </div>
      </div>
    </div>
  );
}

/** Said before anything is sent: there is no email that a reader could reply to. */
function NothingToRead() {
  const { message } = errorCodes.no_optimized_email;
  const [title = '', ...rest] = message.split(/(?<=:)\s/u);
  return (
    <Banner tone="warning" title={title}>
      {rest.join(' ')}
    </Banner>
  );
}
