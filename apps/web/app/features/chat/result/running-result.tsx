import { bandOf, parseDraft, verdictOf } from '@replysmith/coach/light';
import type { ChatMessage } from '@replysmith/contract';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { ScoreVerdict } from '../../../components/band.tsx';
import { useHighlight } from '../../../components/highlight.ts';
import { Ledger, LedgerSum } from '../../../components/ledger.tsx';
import { EmptyRing, ScoreRing } from '../../../components/score-ring.tsx';
import { EmailSheet, Sheet } from '../../../components/sheet.tsx';
import type { FirstScore, RunningAnswer } from '../../../data/running-answer.ts';
import { useLasting } from '../../../lib/timing.ts';
import { tenths } from '../../../lib/words.ts';
import { aiText } from '../messages/answer-words.ts';
import { AiLabel, ByLine } from '../messages/message.tsx';
import { whyNotJudged } from '../messages/classification.ts';
import { useBringIntoView } from '../messages/scrolling.ts';
import { ResultHeading } from './result-parts.tsx';
import { GrowingText, growingEmail, runningWordsOf } from './growing-text.tsx';
import layout from './result-layout.module.css';
import classes from './result-sheet.module.css';

/** The coach alone has answered within so many milliseconds. */
const long = 1_200;

/** Shown in the sheet while it is empty. */
export function WaitingWords() {
  return (
    useLasting(true, long) && (
      <span className={`ink-3 ${classes.waiting}`}>Waiting for the model</span>
    )
  );
}

type RunningResultProps = {
  answer: RunningAnswer;
  draft: ChatMessage;
  /** Called on unmounting with the position of the sheet on the screen. */
  onLeave: (top: number) => void;
};

/** The breakdown of the email as it was sent, and its rewrite growing beside it, laid out as the result will be. */
export function RunningResult({ answer, draft, onLeave }: RunningResultProps) {
  const { score, text, rewinds, isLate } = answer;
  const [isResumed] = useState(text !== '');
  const container = useBringIntoView({ isLate, isResumed });
  const sheet = useRef<HTMLDivElement>(null);
  const reportPlace = useEffectEvent((element: HTMLElement) =>
    onLeave(element.getBoundingClientRect().top),
  );
  useLayoutEffect(() => {
    const element = sheet.current;
    return () => {
      if (element) reportPlace(element);
    };
  }, []);

  const { subject, body } = growingEmail(text);
  const words = runningWordsOf(draft.content);
  return (
    <div ref={container} className={classes.running} data-late={isLate || undefined}>
      <ByLine who="Scored by the coach" at={draft.created_at} how={words.how} />
      <div className={layout.layout}>
        <ResultHeading text={headingOf(score, words)} />
        <div className={layout.result}>
          <div ref={sheet} className={layout.sheet} role="group" aria-label={words.soFar} aria-busy>
            <Sheet isBleeding>
              <RunningBar name={words.sheet} isWriting={text !== ''} />
              <EmailSheet
                {...(subject !== null && { subject })}
                body={
                  <GrowingText
                    text={body}
                    draft={parseDraft(draft.content).body}
                    empty={text === '' && rewinds === 0 && <WaitingWords />}
                  />
                }
              />
              {rewinds > 0 && text === '' && (
                <p key={rewinds} className={`small ink-2 ${classes.word}`}>
                  The first attempt could not be used. It is being written again.
                </p>
              )}
            </Sheet>
          </div>
          {score && <FirstVerdict score={score} name={words.scored} />}
        </div>
      </div>
    </div>
  );
}

function headingOf(
  score: RunningAnswer['score'],
  { reading, scored }: ReturnType<typeof runningWordsOf>,
): string {
  if (!score) return reading;
  return whyNotJudged(score) ?? `${scored}: ${tenths(score.score)}.`;
}

type RunningBarProps = {
  /** The name of what is being written. */
  name: string;
  isWriting: boolean;
};

/** Says who writes the growing text. The coach's own text only comes complete. */
function RunningBar({ name, isWriting }: RunningBarProps) {
  return (
    <p className={`flex items-center small ink-3 line-below ${classes.runningBar}`}>
      {isWriting ? 'A model is writing' : name}
      {isWriting && <AiLabel text={aiText} />}
    </p>
  );
}

type Score = Pick<FirstScore, 'score' | 'reading'> & {
  lines: readonly Pick<FirstScore['lines'][number], 'name' | 'points' | 'quote'>[];
};

type FirstVerdictProps = {
  score: Score;
  /** Such as "Your text". */
  name: string;
};

/** The losses of the original, numbered as they will be in the result. */
export function FirstVerdict({ score, name: scored }: FirstVerdictProps) {
  const highlight = useHighlight();
  const isUnjudged = whyNotJudged(score) !== null;
  const value = score.score;
  const lines = score.lines.map(({ name, points, quote }, index) => ({
    number: index + 1,
    name,
    points,
    quote,
  }));
  return (
    <div className={layout.verdict}>
      <div className={layout.ring}>
        {isUnjudged ? (
          <EmptyRing text="Not judged" label="Not judged" />
        ) : (
          <>
            <ScoreRing
              value={value}
              lost={lines.map(({ number, points }) => ({ number, points: -points }))}
              highlight={highlight.number}
              format={tenths}
              outOf="10"
              label={`${scored} scores ${tenths(value)} of 10. ${tenths(100 - value)} is lost.`}
            />
            <ScoreVerdict band={bandOf(value)} verdict={verdictOf(value)} />
          </>
        )}
      </div>
      {!isUnjudged && (
        <div className={layout.breakdown}>
          <h3 className={`small ink-2 strong ${layout.lostHeading}`}>Lost</h3>
          <Ledger label="Lost" highlight={highlight} format={tenths} lines={lines} />
          <LedgerSum reckoning={`10 − ${tenths(100 - value)}`} total={tenths(value)} />
        </div>
      )}
    </div>
  );
}
