import { parseBrief, parseDraft } from '@replysmith/coach/light';
import type { ChatMessage } from '@replysmith/contract';
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useCoachAnswer } from '../../../data/coach/use-coach.ts';
import type { FirstScore, RunningAnswer } from '../../../data/running-answer.ts';
import { copyText } from '../../../lib/clipboard.ts';
import { CopyButton, useCopied } from '../../../components/copy-button.tsx';
import { EmailSheet, Sheet } from '../../../components/sheet.tsx';
import { aiText } from '../messages/answer-words.ts';
import { type MessagePair, hasResult, instructionsOf, isEmail } from '../messages/message-pairs.ts';
import { ReaderSheet } from '../reader/reader-sheet.tsx';
import { ByLine } from '../messages/message.tsx';
import { type Arrival, useBringIntoView } from '../messages/scrolling.ts';
import { NewVariant } from '../variants/variant-bar.tsx';
import { ResultHeading } from './result-parts.tsx';
import { ResultMessage } from './result-message.tsx';
import { FirstVerdict, RunningResult, WaitingWords } from './running-result.tsx';
import { GrowingText, growingEmail, runningWordsOf } from './growing-text.tsx';
import answerText from '../../../components/answer-text.module.css';
import layout from './result-layout.module.css';
import classes from './result-sheet.module.css';

type AnswerViewProps = {
  draft: ChatMessage;
  answer: ChatMessage | null;
  running: RunningAnswer | null;
  /** The score that was shown while the answer was written. */
  firstScore: FirstScore | null;
  arrival: Arrival | null;
  /** The ways to its other variants. */
  ways: ReactNode;
};

/**
 * The answer to an email, while it grows and when it is complete; its sheet stays where the reader
 * sees it.
 */
export function AnswerView(props: AnswerViewProps) {
  const { draft, answer, running, firstScore, arrival, ways } = props;
  const container = useRef<HTMLDivElement>(null);
  const leftAt = useRef<number | null>(null);
  const isRunning = running !== null;

  useLayoutEffect(() => {
    const before = leftAt.current;
    if (isRunning || before === null) return;
    const sheet = container.current?.querySelector(`.${layout.sheet ?? ''}`);
    const moved = sheet ? sheet.getBoundingClientRect().top - before : 0;
    // A reader who is further up would not see the change.
    if (moved !== 0 && before < innerHeight) scrollBy({ top: moved, behavior: 'instant' });
    leftAt.current = null;
  }, [isRunning]);

  return (
    <div ref={container}>
      {running && isEmail(draft) && (
        <RunningResult
          answer={running}
          draft={draft}
          onLeave={(top) => {
            leftAt.current = top;
          }}
        />
      )}
      {running && !isEmail(draft) && <RunningText answer={running} at={draft.created_at} />}
      {!running && answer && hasResult(answer) && (
        <ResultMessage answer={answer} arrival={arrival} ways={ways} />
      )}
      {!running && answer && !hasResult(answer) && (
        <StoppedResult draft={draft} answer={answer} firstScore={firstScore} />
      )}
    </div>
  );
}

/** An answer in words in progress, laid out like the complete one. */
function RunningText({ answer, at }: { answer: RunningAnswer; at: string }) {
  const [isResumed] = useState(answer.text !== '');
  const container = useBringIntoView({ isLate: answer.isLate, isResumed });
  const isReply = answer.messageType === 'client_simulation';
  const growing = <GrowingText text={answer.text} empty={<WaitingWords />} />;
  return (
    <div
      ref={container}
      className={classes.running}
      data-late={answer.isLate || undefined}
      aria-busy
    >
      <ByLine
        who={whoOf(isReply, answer.text === '')}
        at={at}
        label={answer.text === '' ? undefined : aiText}
      />
      {isReply ? (
        <ReaderSheet who="Reader">{growing}</ReaderSheet>
      ) : (
        <div className={`stack gap-3 size-16 measure ${answerText.answer}`}>{growing}</div>
      )}
    </div>
  );
}

function whoOf(isReply: boolean, isEmpty: boolean): string {
  if (isReply) return 'Simulated reader, not a real person';
  return isEmpty ? 'Being answered' : 'A model is answering';
}

type StoppedResultProps = {
  draft: ChatMessage;
  answer: ChatMessage;
  /**
   * Known until the page is reloaded. After that the coach scores the draft again, except for a
   * brief.
   */
  firstScore: FirstScore | null;
};

/** The part of a rewrite that had come when it was stopped. */
function StoppedResult({ draft, answer, firstScore }: StoppedResultProps) {
  const { hasCopied, copy } = useCopied(copyText);
  const words = runningWordsOf(draft.content);
  const first = useScoreOfSent({ draft, answer }, firstScore);
  const { subject, body } = growingEmail(answer.content);
  return (
    <>
      <ByLine who={words.unfinished} at={answer.created_at} label={aiText} />
      <div className={layout.layout}>
        <ResultHeading text="Stopped. This is what was written." />
        <div className={layout.result}>
          <div className={layout.sheet}>
            <Sheet isBleeding>
              <p className={`flex items-center small ink-3 line-below ${classes.runningBar}`}>
                Stopped, unfinished · 1 request
              </p>
              <EmailSheet {...(subject !== null && { subject })} body={body} />
              <div className={`row items-center gap-1 line-above ${classes.foot}`}>
                <CopyButton
                  variant="line"
                  size="small"
                  hasCopied={hasCopied}
                  onCopy={() => void copy(answer.content)}
                />
                <NewVariant pair={{ draft, answer }} title="Uses 1 request" />
                <span className="small ink-3" aria-hidden>
                  uses 1 request
                </span>
              </div>
            </Sheet>
          </div>
          {first && <FirstVerdict score={first} name={words.scored} />}
        </div>
      </div>
    </>
  );
}

/** Null while it is unknown, and for a brief, which has no score. */
function useScoreOfSent(pair: MessagePair, known: FirstScore | null) {
  const { draft, answer } = pair;
  const sent = useMemo(() => {
    if (known || parseBrief(draft.content)) return null;
    const { stage, profile } = instructionsOf({ draft, answer });
    const { subject, body } = parseDraft(draft.content);
    return { subject: subject ?? '', body, stage, profile };
  }, [known, draft, answer]);
  const { answer: scored } = useCoachAnswer('score', sent);
  if (known || !scored) return known;
  return { score: scored.value, lines: scored.lines, reading: scored.reading };
}
