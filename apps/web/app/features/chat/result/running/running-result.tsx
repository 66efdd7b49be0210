import { parseDraft } from '@replysmith/coach';
import type { ChatMessage } from '@replysmith/contract';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { RunningAnswer } from '../../../../data/answering/running-answer.ts';
import { Sheet } from '../../../../ui/sheet/sheet.tsx';
import { ByLine } from '../../said/by-line.tsx';
import { whyNotJudged } from '../../reading/why-not-judged.ts';
import { tenths } from '../../../../lib/words/tenths.ts';
import { ResultHeading } from '../result-heading.tsx';
import layout from '../result-layout.module.css';
import { EmailSheet } from '../../../../ui/email-sheet/email-sheet.tsx';
import { FirstVerdict } from './first-verdict.tsx';
import { growingEmail } from './growing-email.ts';
import { GrowingText } from './growing-text.tsx';
import { RunningBar } from './running-bar.tsx';
import { runningWordsOf } from './running-words.ts';
import classes from './running-result.module.css';
import { useBringIntoView } from '../../scrolling/use-bring-into-view.ts';
import { WaitingWords } from './waiting-words.tsx';

type RunningResultProps = {
  answer: RunningAnswer;
  draft: ChatMessage;
  /** Told where on the screen the sheet stood when it goes. */
  onLeave: (top: number) => void;
};

/** The account of the email as it was sent, and its rewrite growing beside it, laid out as the result will be. */
export function RunningResult({ answer, draft, onLeave }: RunningResultProps) {
  const { score, text, rewinds, isLate } = answer;
  const [isResumed] = useState(text !== '');
  const place = useBringIntoView({ isLate, isResumed });
  const sheet = useRef<HTMLDivElement>(null);
  const tellPlace = useEffectEvent((element: HTMLElement) =>
    onLeave(element.getBoundingClientRect().top),
  );
  useLayoutEffect(() => {
    const element = sheet.current;
    return () => {
      if (element) tellPlace(element);
    };
  }, []);

  const { subject, body } = growingEmail(text);
  const words = runningWordsOf(draft.content);
  return (
    <div ref={place} className={classes.running} data-late={isLate || undefined}>
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
                  What had come could not be used. It is being written again.
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
