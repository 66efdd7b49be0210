import { lazy, Suspense, type ReactNode } from 'react';
import type { FirstScore, RunningAnswer } from '../../../data/answering/running-answer.ts';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import type { Arrival } from '../exchange/arrival.ts';
import type { Tries } from '../exchange/tries-of.ts';
import { isTextOnly } from '../exchange/exchange.ts';
import { PendingResult } from './pending-result.tsx';
import { TextAnswer } from './text-answer.tsx';

/** A result brings the coach along, which an empty chat can do without. */
const AnswerPlace = lazy(() =>
  import('../result/answer-place.tsx').then((module) => ({ default: module.AnswerPlace })),
);
const CompareTries = lazy(() =>
  import('../tries/compare/compare-tries.tsx').then((module) => ({ default: module.CompareTries })),
);

type AnswerOfProps = {
  tries: Tries;
  at: number;
  running: RunningAnswer | null;
  arrival: Arrival | null;
  firstScore: FirstScore | null;
  /** Rendered once all of it stands on the page. */
  shown: ReactNode;
  /** The ways to other tries of it, beside who wrote it. */
  ways: ReactNode;
  /** Null unless two tries are laid side by side instead. */
  compare: { onUse: (at: number) => void; onClose: () => void } | null;
};

/** What was answered, or is being written. */
export function AnswerOf(props: AnswerOfProps) {
  const { tries, at, running, arrival, firstScore, shown, ways, compare } = props;
  const exchange = tries.exchanges[at];
  if (!exchange) return null;
  const { draft, answer } = exchange;
  if (!running && answer && isTextOnly(answer)) {
    return (
      <>
        <TextAnswer key={answer.id} draft={draft} answer={answer} arrival={arrival} />
        {shown}
      </>
    );
  }
  return (
    <Suspense fallback={running ? <PendingResult /> : <Skeleton label="Loading messages..." />}>
      {compare ? (
        <CompareTries tries={tries} at={at} {...compare} />
      ) : (
        <AnswerPlace
          key={draft.id}
          draft={draft}
          answer={answer}
          running={running}
          firstScore={firstScore}
          arrival={arrival}
          ways={ways}
        />
      )}
      {answer && shown}
    </Suspense>
  );
}
