import { lazy, Suspense, useEffect, useRef } from 'react';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { ByLine } from './by-line.tsx';
import { DraftMessage } from './draft-message.tsx';
import { hasResult, type Exchange } from './exchange.ts';
import { Message } from './message.tsx';
import { TextMessage } from './text-message.tsx';

/** A result brings the coach along, which an empty chat can do without. */
const ResultMessage = lazy(() =>
  import('../result/result-message.tsx').then((module) => ({ default: module.ResultMessage })),
);

type ExchangeMessagesProps = {
  exchange: Exchange;
  isNew: boolean;
  /** Called once all of it stands on the page. */
  onShown: (exchange: HTMLElement) => void;
};

export function ExchangeMessages({ exchange, isNew, onShown }: ExchangeMessagesProps) {
  const { draft, answer } = exchange;
  const result = answer && hasResult(answer) ? answer : null;
  const place = useRef<HTMLDivElement>(null);
  const shown = <Shown tell={() => place.current && onShown(place.current)} />;
  return (
    <div ref={place}>
      <Message>
        <ByLine who="You" at={draft.created_at} />
        {result ? (
          <DraftMessage result={result.optimization_results} />
        ) : (
          <TextMessage text={draft.content} />
        )}
      </Message>
      {result && (
        <Message>
          <Suspense fallback={<Skeleton label="Loading messages..." />}>
            <ResultMessage answer={result} isNew={isNew} />
            {shown}
          </Suspense>
        </Message>
      )}
      {answer && !result && (
        <Message>
          <ByLine who="Coach" at={answer.created_at} />
          <TextMessage
            text={answer.content}
            note="Its score was stored in a form that is no longer read."
          />
          {shown}
        </Message>
      )}
      {!answer && shown}
    </div>
  );
}

function Shown({ tell }: { tell: () => void }) {
  const latest = useRef(tell);
  useEffect(() => latest.current(), []);
  return null;
}
