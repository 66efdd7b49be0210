import { parseDraft } from '@replysmith/coach';
import type { ChatMessage } from '@replysmith/contract';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { RunningAnswer } from '../../../../data/answering/running-answer.ts';
import { Sheet } from '../../../../ui/sheet/sheet.tsx';
import { ByLine } from '../../said/by-line.tsx';
import { whyNotJudged } from '../../reading/why-not-judged.ts';
import { tenths } from '../../../../lib/tenths.ts';
import { ResultHeading } from '../result-heading.tsx';
import layout from '../result-layout.module.css';
import { EmailSheet } from '../../../../ui/email-sheet/email-sheet.tsx';
import { FirstVerdict } from './first-verdict.tsx';
import { growingEmail } from './growing-email.ts';
import { GrowingText } from './growing-text.tsx';
import { RunningBar } from './running-bar.tsx';
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
  return (
    <div ref={place} className={classes.running} data-late={isLate || undefined}>
      <ByLine who="Scored by the coach" at={draft.created_at} how="the rewrite is being written" />
      <div className={layout.layout}>
        <ResultHeading text={headingOf(score)} />
        <div className={layout.result}>
          <div
            ref={sheet}
            className={layout.sheet}
            role="group"
            aria-label="The rewrite so far"
            aria-busy
          >
            <Sheet isBleeding>
              <RunningBar isWriting={text !== ''} />
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
          {score && <FirstVerdict score={score} />}
        </div>
      </div>
    </div>
  );
}

function headingOf(score: RunningAnswer['score']): string {
  if (!score) return 'Your text is being read.';
  return whyNotJudged(score) ?? `Your text: ${tenths(score.score)}.`;
}
