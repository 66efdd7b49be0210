import { memo, useEffect, useRef, useState } from 'react';
import type { RunningAnswer } from '../../../data/answering/running-answer.ts';
import type { Arrival } from '../exchange/arrival.ts';
import { TryActions } from '../tries/try-actions.tsx';
import { TryBar } from '../tries/try-bar.tsx';
import { isSameTries, type Tries } from '../exchange/tries-of.ts';
import { AnswerOf } from './answer-of.tsx';
import { DraftOf } from '../said/draft-of.tsx';
import classes from './exchange-messages.module.css';
import { hasResult, isEmail } from '../exchange/exchange.ts';
import { FoldedResult } from './folded-result.tsx';
import type { FoundPlace } from './found/found-place.ts';
import { useFoundTry } from './found/use-found-try.ts';
import { useMarkFound } from './found/use-mark-found.ts';
import { useOpenWhenFound } from './found/use-open-when-found.ts';
import { Message } from '../said/message.tsx';
import { openPageAt } from '../scrolling/open-page-at.ts';
import { useFirstScore } from './use-first-score.ts';

type ExchangeMessagesProps = {
  tries: Tries;
  /** Null unless one of the answers has just come. */
  arrival: Arrival | null;
  /** Null unless one of the answers is being written. */
  running: RunningAnswer | null;
  /** Nothing was optimised after it: its result is laid out. */
  isNewestEmail: boolean;
  /** The page opens at it, once all of it stands there. */
  isOpening: boolean;
  /** Null unless a search led to one of the messages. */
  found: FoundPlace | null;
};

/** A message of the writer's and its answer, in the try that is shown. */
export const ExchangeMessages = memo(ShownExchange, (before, { tries, ...after }) => {
  const isSame = after.arrival === before.arrival && after.running === before.running;
  const isAsNew =
    after.isNewestEmail === before.isNewestEmail &&
    after.isOpening === before.isOpening &&
    after.found === before.found;
  return isSame && isAsNew && isSameTries(before.tries, tries);
});

function ShownExchange(props: ExchangeMessagesProps) {
  const { tries, isNewestEmail, isOpening, found } = props;
  const { at, show } = useFoundTry(tries, found);
  const exchange = tries.exchanges[at];
  const { draft, answer } = exchange ?? { draft: null, answer: null };
  const running = props.running?.messageId === draft?.id ? props.running : null;
  const arrival = props.arrival && props.arrival.id === answer?.id ? props.arrival : null;
  const firstScore = useFirstScore(draft?.id ?? '', running);
  // What was laid out stays so as long as the page stands, whatever comes after it.
  const isFoundInAnswer = found !== null && found.messageId === answer?.id;
  const [isOpen, setOpen] = useOpenWhenFound(isFoundInAnswer ? found.visit : null, isNewestEmail);
  if (!isOpen && (running || arrival)) setOpen(true);
  const [isComparing, setComparing] = useState(false);
  if (isComparing && running) setComparing(false);
  const place = useRef<HTMLDivElement>(null);
  useMarkFound(place, found, isFoundInAnswer);
  if (!exchange || !draft) return null;

  const shown = (
    <Shown tell={() => (isOpening && place.current ? openPageAt(place.current) : undefined)} />
  );
  const foldable = !running && !isNewestEmail && answer && hasResult(answer) ? answer : null;
  const isFolded = foldable !== null && !isOpen;
  const isLone = tries.exchanges.length === 1;
  const withResult = tries.exchanges.filter(({ answer: other }) => other && hasResult(other));
  return (
    <div
      ref={place}
      className={classes.exchange}
      data-answered={answer ? true : undefined}
      data-folded={isFolded || (!isEmail(draft) && !isOpening && !found) || undefined}
    >
      <DraftOf
        key={draft.id}
        exchange={exchange}
        firstScore={firstScore}
        foundOn={found?.messageId === draft.id ? found.visit : null}
      />
      {(answer || running) && (
        <Message>
          {foldable && (
            <FoldedResult answer={foldable} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
          )}
          {!isFolded && !isComparing && !isLone && (
            <TryBar
              tries={tries}
              at={at}
              onShow={show}
              onCompare={withResult.length > 1 ? () => setComparing(true) : null}
            />
          )}
          {!isFolded && (
            <AnswerOf
              tries={tries}
              at={at}
              running={running}
              arrival={arrival}
              firstScore={firstScore}
              shown={shown}
              ways={
                isLone && isEmail(draft) ? (
                  <TryActions tries={tries} exchange={exchange} onShow={show} />
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
