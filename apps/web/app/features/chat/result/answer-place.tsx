import type { ChatMessage } from '@replysmith/contract';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { FirstScore, RunningAnswer } from '../../../data/answering/running-answer.ts';
import type { Arrival } from '../exchange/arrival.ts';
import { hasResult, isEmail } from '../exchange/exchange.ts';
import layout from './result-layout.module.css';
import { ResultMessage } from './result-message.tsx';
import { RunningResult } from './running/running-result.tsx';
import { RunningText } from './running/running-text.tsx';
import { StoppedResult } from './running/stopped-result.tsx';

type AnswerPlaceProps = {
  draft: ChatMessage;
  answer: ChatMessage | null;
  running: RunningAnswer | null;
  /** What was told of the email while its answer was written. */
  firstScore: FirstScore | null;
  arrival: Arrival | null;
  /** The ways to other tries of it. */
  ways: ReactNode;
};

/** Where the answer to an email grows and then stands; its sheet stays where the reader has it. */
export function AnswerPlace(props: AnswerPlaceProps) {
  const { draft, answer, running, firstScore, arrival, ways } = props;
  const place = useRef<HTMLDivElement>(null);
  const leftAt = useRef<number | null>(null);
  const isRunning = running !== null;

  useLayoutEffect(() => {
    const before = leftAt.current;
    if (isRunning || before === null) return;
    const sheet = place.current?.querySelector(`.${layout.sheet ?? ''}`);
    const moved = sheet ? sheet.getBoundingClientRect().top - before : 0;
    // Whoever is further up sees nothing of it.
    if (moved !== 0 && before < innerHeight) scrollBy({ top: moved, behavior: 'instant' });
    leftAt.current = null;
  }, [isRunning]);

  return (
    <div ref={place}>
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
