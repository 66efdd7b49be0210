import { lazy, memo, Suspense, useEffect, useRef } from 'react';
import type { RunningAnswer } from '../../../data/answering/running-answer.ts';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import type { Arrival } from '../arrival.ts';
import { DraftOf } from './draft-of.tsx';
import { isTextOnly, type Exchange } from './exchange.ts';
import { useFirstScore } from './use-first-score.ts';
import { Message } from './message.tsx';
import { PendingResult } from './pending-result.tsx';
import { TextAnswer } from './text-answer.tsx';

/** A result brings the coach along, which an empty chat can do without. */
const AnswerPlace = lazy(() =>
  import('../result/answer-place.tsx').then((module) => ({ default: module.AnswerPlace })),
);

type ExchangeMessagesProps = {
  exchange: Exchange;
  /** Null unless the answer has just come. */
  arrival: Arrival | null;
  /** Null unless the answer is being written. */
  running: RunningAnswer | null;
  /** The page opens at it, once all of it stands there. */
  isOpening: boolean;
};

/** Drawn anew only when it changes itself: a session may hold hundreds. */
export const ExchangeMessages = memo(function ExchangeMessages(props: ExchangeMessagesProps) {
  const { exchange, arrival, running, isOpening } = props;
  const { draft, answer } = exchange;
  const firstScore = useFirstScore(running);
  const place = useRef<HTMLDivElement>(null);
  const shown = (
    <Shown
      tell={() => {
        if (isOpening) place.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
      }}
    />
  );
  const hasPlace = running !== null || (answer !== null && !isTextOnly(answer));
  return (
    <div ref={place} data-answered={answer ? true : undefined}>
      <DraftOf exchange={exchange} firstScore={firstScore} />
      {hasPlace && (
        <Message>
          <Suspense
            fallback={running ? <PendingResult /> : <Skeleton label="Loading messages..." />}
          >
            <AnswerPlace
              draft={draft}
              answer={answer}
              running={running}
              firstScore={firstScore}
              arrival={arrival}
            />
            {answer && shown}
          </Suspense>
        </Message>
      )}
      {answer && !hasPlace && (
        <Message>
          <TextAnswer answer={answer} />
          {shown}
        </Message>
      )}
      {!answer && shown}
    </div>
  );
});

function Shown({ tell }: { tell: () => void }) {
  const latest = useRef(tell);
  useEffect(() => latest.current(), []);
  return null;
}
