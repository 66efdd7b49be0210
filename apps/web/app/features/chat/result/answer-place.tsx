import type { ChatMessage } from '@replysmith/contract';
import { useLayoutEffect, useRef } from 'react';
import type { RunningAnswer } from '../../../data/answering/running-answer.ts';
import type { Arrival } from '../arrival.ts';
import { hasResult, isEmail } from '../messages/exchange.ts';
import layout from './result-layout.module.css';
import { ResultMessage } from './result-message.tsx';
import { RunningResult } from './running/running-result.tsx';
import { RunningText } from './running/running-text.tsx';
import { StoppedResult } from './running/stopped-result.tsx';

type AnswerPlaceProps = {
  draft: ChatMessage;
  answer: ChatMessage | null;
  running: RunningAnswer | null;
  arrival: Arrival | null;
  onAgain: (() => void) | null;
};

/** Where the answer to an email grows and then stands; its sheet stays where the reader has it. */
export function AnswerPlace({ draft, answer, running, arrival, onAgain }: AnswerPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const leftAt = useRef<number | null>(null);
  const isRunning = running !== null;

  useLayoutEffect(() => {
    if (isRunning || leftAt.current === null) return;
    const sheet = place.current?.querySelector(`.${layout.sheet ?? ''}`);
    if (sheet) scrollBy({ top: sheet.getBoundingClientRect().top - leftAt.current });
    leftAt.current = null;
  }, [isRunning]);

  return (
    <div ref={place}>
      {running && isEmail(draft) && (
        <RunningResult
          answer={running}
          at={draft.created_at}
          onLeave={(top) => {
            leftAt.current = top;
          }}
        />
      )}
      {running && !isEmail(draft) && <RunningText answer={running} at={draft.created_at} />}
      {!running && answer && hasResult(answer) && (
        <ResultMessage answer={answer} arrival={arrival} />
      )}
      {!running && answer && !hasResult(answer) && (
        <StoppedResult answer={answer} onAgain={onAgain} />
      )}
    </div>
  );
}
