import { parseBrief } from '@replysmith/coach';
import type { MessageType } from '@replysmith/contract';
import type { RefObject } from 'react';
import { Banner } from '../../../ui/banner/banner.tsx';
import { useLit } from '../../../ui/lit/use-lit.ts';
import type { Mark } from '../../../ui/marked-text/mark.ts';
import { useReader } from '../reader/use-reader.ts';
import type { ReadAs } from '../reading/read-as.ts';
import { ReadAsChoice } from '../reading/read-as-choice.tsx';
import type { Ask } from '../sending/ask.ts';
import type { Sent } from '../sending/sent-text.ts';
import type { SendingProblem } from '../sending/use-sending.ts';
import { usePausedUntil } from '../use-paused-until.ts';
import type { SessionFacts } from '../use-session-facts.ts';
import { draftMarks } from './account/draft-marks.ts';
import { TypedAccount } from './account/typed-account.tsx';
import { useTypedScore } from './account/use-typed-score.ts';
import { actionOf } from './modes/action-of.ts';
import { AnotherTry } from './notes/another-try.tsx';
import { FirstSteps } from './begin/first-steps.tsx';
import { ComposerHint } from './composer-hint.tsx';
import { ComposerProblem } from './notes/composer-problem.tsx';
import classes from './composer.module.css';
import { NothingScored } from './begin/nothing-scored.tsx';
import { ComposerField } from './field/composer-field.tsx';
import { useEnterSends } from './field/use-enter-sends.ts';
import { useFocusAtOnce } from './field/use-focus-at-once.ts';
import { ModeChoice } from './modes/mode-choice.tsx';
import { ModeLine } from './modes/mode-line.tsx';
import { modes } from './modes/modes.ts';
import { NothingToRead } from './notes/nothing-to-read.tsx';
import { placeholderOf } from './modes/placeholder-of.ts';
import { SetAside } from './notes/set-aside.tsx';
import { SendOrStop } from './send-or-stop.tsx';
import { useDraft } from './use-draft.ts';
import { useDock } from './use-dock.ts';
import { useEntered } from './use-entered.ts';
import { useEscape } from './use-escape.ts';
import { useLasting } from './use-lasting.ts';

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

const noMarks: readonly Mark[] = [];

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
  const { isEntered, ...entering } = useEntered();
  const lit = useLit();
  const pausedUntil = usePausedUntil();
  const isWaiting = waiting !== null;
  const isLasting = useLasting(isWaiting);
  const canStop = isLasting || waiting?.isResumed === true;
  const sent = waiting?.sent;
  const isSent = canStop && mode === sent?.messageType && text === sent.content;
  const shown = isSent ? '' : text;
  const isEmail = mode === 'email_optimization';
  const isBrief = isEmail && parseBrief(shown) !== null;
  const typed = useTypedScore(isEmail && !isBrief ? shown : '', readAs, isEntered);
  const words = modes[mode];
  const action = actionOf({ mode, draft: draft.ask, reader });
  const isEdit = draft.ask.variantOf !== undefined;
  const isPage = sessionId === null && !canStop;
  const hasNothing = text === '' && !isEdit && !draft.hasSetAside && !action.ask?.content;
  const isFolded =
    sessionId !== null && hasNothing && !isEntered && !isWaiting && !problem && !note;
  useEscape(isWaiting || isEdit, dock, isWaiting ? onStop : draft.giveUp);
  useFocusAtOnce(field, sessionId === null);

  const send = (ask: Ask) => {
    if (!isWaiting) props.onSend(ask);
  };
  const onSend = () => {
    if (action.ask) send(action.ask);
  };
  const onType = (next: string) => {
    draft.type(next);
    onTyped();
  };
  return (
    <div
      ref={dock}
      className={classes.dock}
      data-page={isPage || undefined}
      data-folded={isFolded || undefined}
      data-waiting={canStop || undefined}
      {...entering}
    >
      {problem && (
        <ComposerProblem
          problem={problem.error}
          isNewChat={sessionId === null && !problem.hasBegun}
          pausedUntil={pausedUntil}
          onRetry={() => (problem.ask ? send(problem.ask) : onSend())}
          isRetrying={isWaiting}
        />
      )}
      {note && <Banner tone="info" title={note} isSilent />}
      <div ref={slot} className={classes.slot} />
      {mode === 'client_simulation' && reader.stage === 'none' && <NothingToRead />}
      <div className={classes.desk}>
        <div className={classes.frame} data-scored={isEmail || undefined} tabIndex={-1}>
          <div className={classes.top}>
            {facts.hasMessages && <ModeChoice mode={mode} onMode={onMode} />}
            {isEdit && !isSent && <AnotherTry mode={mode} onCancel={draft.giveUp} />}
            {draft.hasSetAside && !isEdit && !isSent && <SetAside onBringBack={draft.bringBack} />}
            {!canStop && !isFolded && (
              <ModeLine mode={mode} isEmpty={text === ''} facts={facts} reader={reader} />
            )}
          </div>
          <ComposerField
            {...{ lit, onType, onSend, field }}
            text={shown}
            marks={typed ? draftMarks(typed, shown) : noMarks}
            label={words.label}
            placeholder={placeholderOf({
              ...{ isEmail, isSent, isNewChat: sessionId === null },
              usual: action.placeholder,
            })}
            isEnterSending={!isEmail && enter.isSending}
          />
          <div className={classes.foot}>
            <span className={classes.count} data-over={shown.length > words.longest || undefined}>
              {count.format(shown.length)} / {count.format(words.longest)}
            </span>
            <ComposerHint
              mode={mode}
              cost={isBrief ? null : words.cost}
              canStop={canStop}
              pausedUntil={pausedUntil}
              enter={enter}
            />
            <SendOrStop
              name={isBrief ? 'Write the email' : action.name}
              canStop={canStop}
              isStopping={waiting?.isStopping === true}
              isPaused={isEmail ? pausedUntil !== null : action.ask === null}
              onSend={onSend}
              onStop={onStop}
            />
          </div>
          {isEmail && !canStop && (
            <TypedAccount
              score={typed}
              lit={lit}
              reading={
                typed && (
                  <ReadAsChoice
                    reading={typed.reading}
                    readAs={readAs}
                    onChoose={draft.sayReadAs}
                  />
                )
              }
            >
              {isPage && text === '' ? (
                <FirstSteps
                  onSample={(sample) => {
                    onType(sample);
                    field.current?.focus();
                  }}
                />
              ) : (
                <NothingScored isBrief={isBrief} />
              )}
            </TypedAccount>
          )}
        </div>
      </div>
    </div>
  );
}
