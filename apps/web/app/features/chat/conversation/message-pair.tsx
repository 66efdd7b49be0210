import { type ReactNode, Suspense, lazy, memo, useEffect, useRef, useState } from 'react';
import type { FirstScore, RunningAnswer } from '../../../data/running-answer.ts';
import { Skeleton } from '../../../components/skeleton.tsx';
import {
  type Variants,
  hasResult,
  isEmail,
  isSameVariants,
  isTextOnly,
} from '../messages/message-pairs.ts';
import { DraftOf } from './draft-of.tsx';
import { Message } from '../messages/message.tsx';
import { type Arrival, whenReaderActs } from '../messages/scrolling.ts';
import { VariantActions, VariantBar } from '../variants/variant-bar.tsx';
import { FoldedResult } from './folded-result.tsx';
import { type SearchHit, useVariantOfHit, useMarkFound, useOpenWhenFound } from './search-hit.ts';
import { PendingResult } from './pending.tsx';
import { TextAnswer } from './text-answer.tsx';
import classes from './conversation.module.css';

/** A result loads the coach, which an empty chat does not need. */
const AnswerView = lazy(() =>
  import('../result/answer-view.tsx').then((module) => ({ default: module.AnswerView })),
);

const CompareVariants = lazy(() =>
  import('../variants/compare-variants.tsx').then((module) => ({
    default: module.CompareVariants,
  })),
);

type AnswerOfProps = {
  variants: Variants;
  at: number;
  running: RunningAnswer | null;
  arrival: Arrival | null;
  firstScore: FirstScore | null;
  /** Rendered when everything of the pair is on the page. */
  shown: ReactNode;
  /** The ways to its other variants, beside the author. */
  ways: ReactNode;
  /** Null unless two variants are compared instead. */
  compare: { onUse: (at: number) => void; onClose: () => void } | null;
};

/** The answer, complete or in progress. */
function AnswerOf(props: AnswerOfProps) {
  const { variants, at, running, arrival, firstScore, shown, ways, compare } = props;
  const pair = variants.pairs[at];
  if (!pair) return null;
  const { draft, answer } = pair;
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
        <CompareVariants variants={variants} at={at} {...compare} />
      ) : (
        <AnswerView
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

type ExchangeMessagesProps = {
  variants: Variants;
  /** The answer that has just come; null for all others. */
  arrival: Arrival | null;
  /** The answer in progress; null for all others. */
  running: RunningAnswer | null;
  /** No later email was optimized, so the result is shown in full instead of folded. */
  isNewestEmail: boolean;
  /** The page scrolls to it when everything of it is on the page. */
  isOpening: boolean;
  /** The search hit in one of the messages; null without one. */
  found: SearchHit | null;
};

/** A message of the writer's and its answer, in the variant that is shown. */
export const MessagePairView = memo(ShownExchange, (before, { variants, ...after }) => {
  const isSame = after.arrival === before.arrival && after.running === before.running;
  const isAsNew =
    after.isNewestEmail === before.isNewestEmail &&
    after.isOpening === before.isOpening &&
    after.found === before.found;
  return isSame && isAsNew && isSameVariants(before.variants, variants);
});

function ShownExchange(props: ExchangeMessagesProps) {
  const { variants, isNewestEmail, isOpening, found } = props;
  const { at, show } = useVariantOfHit(variants, found);
  const pair = variants.pairs[at];
  const { draft, answer } = pair ?? { draft: null, answer: null };
  const running = props.running?.messageId === draft?.id ? props.running : null;
  const arrival = props.arrival && props.arrival.id === answer?.id ? props.arrival : null;
  const firstScore = useFirstScore(draft?.id ?? '', running);
  // What was unfolded stays so while the page is open, whatever comes later.
  const isFoundInAnswer = found !== null && found.messageId === answer?.id;
  const [isOpen, setOpen] = useOpenWhenFound(isFoundInAnswer ? found.visit : null, isNewestEmail);
  if (!isOpen && (running || arrival)) setOpen(true);
  const [isComparing, setComparing] = useState(false);
  if (isComparing && running) setComparing(false);
  const container = useRef<HTMLDivElement>(null);
  useMarkFound(container, found, isFoundInAnswer);
  if (!pair || !draft) return null;

  const shown = (
    <Shown
      tell={() => (isOpening && container.current ? openPageAt(container.current) : undefined)}
    />
  );
  const foldable = !running && !isNewestEmail && answer && hasResult(answer) ? answer : null;
  const isFolded = foldable !== null && !isOpen;
  const isLone = variants.pairs.length === 1;
  const withResult = variants.pairs.filter(({ answer: other }) => other && hasResult(other));
  return (
    <div
      ref={container}
      className={classes.pair}
      data-answered={answer ? true : undefined}
      data-folded={isFolded || (!isEmail(draft) && !isOpening && !found) || undefined}
    >
      <DraftOf
        key={draft.id}
        pair={pair}
        firstScore={firstScore}
        foundOn={found?.messageId === draft.id ? found.visit : null}
      />
      {(answer || running) && (
        <Message>
          {foldable && (
            <FoldedResult answer={foldable} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
          )}
          {!isFolded && !isComparing && !isLone && (
            <VariantBar
              variants={variants}
              at={at}
              onShow={show}
              onCompare={withResult.length > 1 ? () => setComparing(true) : null}
            />
          )}
          {!isFolded && (
            <AnswerOf
              variants={variants}
              at={at}
              running={running}
              arrival={arrival}
              firstScore={firstScore}
              shown={shown}
              ways={
                isLone && isEmail(draft) ? (
                  <VariantActions variants={variants} pair={pair} onShow={show} />
                ) : null
              }
              compare={
                isComparing
                  ? {
                      onClose: () => setComparing(false),
                      onUse: (index) => {
                        show(index);
                        setComparing(false);
                      },
                    }
                  : null
              }
            />
          )}
        </Message>
      )}
      {(isFolded || !(answer || running)) && shown}
    </div>
  );
}

function Shown({ tell }: { tell: () => (() => void) | undefined }) {
  const latest = useRef(tell);
  useEffect(() => latest.current(), []);
  return null;
}

/** The score that was shown while a message was answered; kept when the answer was stopped. */
function useFirstScore(messageId: string, running: RunningAnswer | null): FirstScore | null {
  const [firstScore, setFirstScore] = useState<{ messageId: string; score: FirstScore } | null>(
    null,
  );
  const known = firstScore?.messageId === messageId ? firstScore.score : null;
  const score = running?.score ?? known;
  if (score && score !== known) setFirstScore({ messageId, score });
  return score;
}

/**
 * Scrolls to a part of the page and keeps it in place while content above it still loads, until the
 * reader scrolls or types. Returns how to stop.
 */
function openPageAt(part: HTMLElement): () => void {
  const bring = () => part.scrollIntoView({ block: 'start', behavior: 'instant' });
  const observer = new ResizeObserver(bring);
  const deafen = whenReaderActs(() => observer.disconnect());
  bring();
  if (part.parentElement) observer.observe(part.parentElement);
  return () => {
    observer.disconnect();
    deafen();
  };
}
