import { parseDraft } from '@replysmith/coach/light';
import { type MessageType, messageTypes } from '@replysmith/contract';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { LiveScore } from '../../../data/coach/answers.ts';
import { useCoach } from '../../../data/coach/use-coach.ts';
import { useLasting } from '../../../lib/timing.ts';
import { useHighlight } from '../../../components/highlight.ts';
import type { ReadAs } from '../messages/classification.ts';
import type { Answering } from '../sending/use-answering.ts';
import type { Composing, SessionFacts } from '../sending/use-composing.ts';
import { DraftScore, type TypedScoring } from './draft-score.tsx';
import { ComposerField } from './composer-field.tsx';
import { ComposerFoot } from './composer-foot.tsx';
import { ModeLine } from './mode-line.tsx';
import { modes } from './modes.ts';
import { ComposerNotes, DraftNotes } from './composer-notes.tsx';
import { useComposed, useEntered } from './use-draft.ts';
import { useDock } from '../messages/dock.tsx';
import { useSends } from './use-sends.ts';
import { DropHint, EmailFileNotes, QuotedThread, useEmailPicker } from './open-email.tsx';
import { useEmailFile } from './use-email-file.ts';
import classes from './composer.module.css';

const fewestCharacters = 20;

const dropped = () => undefined;

/**
 * The score of the text being typed; null before there is something to score, and after a failure,
 * when the next change tries again. The coach is loaded with the first letters, so that it is there
 * once there is enough to score.
 */
export function useTypedScore(text: string, { stage, profile }: ReadAs): TypedScoring {
  const [score, setScore] = useState<LiveScore | null>(null);
  const [attempt, setAttempt] = useState(0);
  const { ask, hasFailed, retry } = useCoach();
  const isTyped = text.trim() !== '';
  const isWorthScoring = text.trim().length >= fewestCharacters;
  // Drops the score of a text that is gone, and one that follows the typing no more.
  if ((!isWorthScoring || hasFailed) && score) setScore(null);

  useEffect(() => {
    if (!isTyped) return;
    const { subject, body } = parseDraft(text);
    const typed = { subject: subject ?? '', body, stage, profile };
    ask('score', typed, isWorthScoring ? setScore : dropped);
  }, [text, stage, profile, isTyped, isWorthScoring, attempt, ask]);

  return {
    score: isWorthScoring ? score : null,
    isAwaited: isWorthScoring && score === null && !hasFailed,
    retry:
      isWorthScoring && hasFailed
        ? () => {
            retry();
            setAttempt(attempt + 1);
          }
        : null,
  };
}

/** On a small screen the keyboard would cover half of the page. */
const hasKeyboard = '(min-width: 768px) and (pointer: fine)';

/** Focuses the field of a new chat at once. */
function useFocusAtOnce(field: RefObject<HTMLElement | null>, isNew: boolean): void {
  const focus = useEffectEvent(() => {
    // After deleting the open session, the focus stays in the list of sessions.
    const isInList = document.activeElement?.closest('[data-row]') != null;
    if (isNew && !isInList && matchMedia(hasKeyboard).matches) {
      field.current?.focus({ preventScroll: true });
    }
  });
  useEffect(() => focus(), []);
}

type ComposerProps = {
  sessionId: string | null;
  facts: SessionFacts;
  composing: Composing;
  answering: Answering;
  /** A ref for the lines that lead to something out of sight. */
  slot: (element: HTMLElement | null) => void;
};

/** The field for emails and questions. Its text is removed only when the answer has come. */
export function Composer({ sessionId, facts, composing, answering, slot }: ComposerProps) {
  const { mode, turnTo, field } = composing;
  const { waiting, stop, problem, note, forget } = answering;
  const isWaiting = waiting !== null;
  const isLasting = useLasting(isWaiting);
  const canStop = isLasting || waiting?.isResumed === true;
  const composed = useComposed({
    sessionId,
    mode,
    facts,
    sent: (canStop && waiting?.sent) || null,
  });
  const { draft, text, readAs, isEmail, isBrief, isEdit, action } = composed;
  const emailFile = useEmailFile({ sessionId, onRead: () => turnTo('email_optimization') });
  const { pick, picker } = useEmailPicker(emailFile);
  const { send, sendByKey, unsent } = useSends(answering, action, emailFile.forget);
  const { isEntered, ...entering } = useEntered();
  const scoring = useTypedScore(isEmail && !isBrief ? text : '', readAs);
  const { score } = scoring;
  const highlight = useHighlight();
  const dock = useDock();
  useEscape(isWaiting || isEdit, dock, isWaiting ? stop : draft.giveUp);
  useFocusAtOnce(field, sessionId === null);

  const isPage = sessionId === null && !canStop;
  const hasNothing = draft.text === '' && !isEdit && !draft.hasSetAside && !action.ask?.content;
  const hasNews = isWaiting || problem !== null || note !== null;
  const isFolded = sessionId !== null && hasNothing && !isEntered && !hasNews;
  const hasBreakdown = isEmail && !canStop && (isPage || text !== '');
  const onType = (next: string) => {
    draft.type(next);
    forget();
    emailFile.forget();
  };
  return (
    <div
      ref={dock}
      className={`grid one-column w-full ${classes.dock}`}
      data-page={isPage || undefined}
      data-folded={isFolded || undefined}
      data-waiting={canStop || undefined}
      {...entering}
    >
      <ComposerNotes {...{ composed, answering, slot }} onSend={send} />
      <EmailFileNotes {...emailFile} />
      {picker}
      <div className={classes.columns}>
        <div
          className={`relative flex column framed round-sheet on-sheet ${classes.frame}`}
          data-scored={isEmail || undefined}
          tabIndex={-1}
        >
          <div className={`hide-empty ${classes.top}`}>
            {facts.hasMessages && <ModeChoice mode={mode} onMode={turnTo} />}
            <DraftNotes {...{ mode, draft, emailFile, isEdit, isSent: composed.isSent }} />
            {!canStop && !isFolded && <ModeLine composed={composed} facts={facts} />}
          </div>
          <ComposerField
            {...{ composed, score, highlight, onType, field }}
            onSend={sendByKey}
            onSource={emailFile.readText}
          />
          {isEmail && text !== '' && <QuotedThread draft={draft} />}
          {!isFolded && (
            <ComposerFoot
              {...{ composed, canStop, unsent }}
              isReading={emailFile.isReading}
              onPick={pick}
              isStopping={waiting?.isStopping === true}
              onSend={() => send(action.ask)}
              onStop={stop}
            />
          )}
          {hasBreakdown && (
            <DraftScore
              {...{ composed, scoring, highlight }}
              onSample={(sample) => {
                onType(sample);
                field.current?.focus();
              }}
            />
          )}
          <DropHint {...emailFile} />
        </div>
      </div>
    </div>
  );
}

/**
 * Listens to Esc within the place, and where nothing has the focus; elsewhere Esc has another
 * meaning.
 */
function useEscape(
  isHeard: boolean,
  container: RefObject<HTMLElement | null>,
  onEscape: () => void,
) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
    const { target } = event;
    const isIn = target instanceof Node && container.current?.contains(target);
    if (isIn || target === document.body) onEscape();
  });
  useEffect(() => {
    if (!isHeard) return;
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isHeard]);
}

type ModeChoiceProps = { mode: MessageType; onMode: (mode: MessageType) => void };

/** The choice of the mode. */
function ModeChoice({ mode, onMode }: ModeChoiceProps) {
  return (
    <div className={`flex gap-1 ${classes.modes}`} role="group" aria-label="What to do">
      {messageTypes.map((option) => (
        <button
          className="hover-well no-shrink ink-2"
          key={option}
          type="button"
          aria-pressed={option === mode}
          onClick={() => onMode(option)}
        >
          {modes[option].name}
        </button>
      ))}
    </div>
  );
}
