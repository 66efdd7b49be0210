import type { ChatMessage } from '@replysmith/contract';
import { useMemo, useState } from 'react';
import type { RunningAnswer } from '../../../data/answering/running-answer.ts';
import type { Arrival } from '../exchange/arrival.ts';
import { triesOf } from '../exchange/tries-of.ts';
import { ExchangeMessages } from './exchange-messages.tsx';
import { isEmail } from '../exchange/exchange.ts';
import { foundTry } from './found/found-try.ts';
import { useFoundPlace } from './found/use-found-place.ts';

export type ConversationParts = {
  arrival: Arrival | null;
  /** What is being written in this session. */
  running: RunningAnswer | null;
};

type ConversationProps = ConversationParts & { messages: readonly ChatMessage[] };

/** What was said in a session, oldest first, the tries of a message in one place. It opens at the newest, or where a search found it. */
export function Conversation({ messages, arrival, running }: ConversationProps) {
  const all = useMemo(() => triesOf(messages), [messages]);
  const found = useFoundPlace();
  const foundIn = all.find(({ exchanges }) => foundTry(exchanges, found) >= 0)?.id;
  const [opensAt] = useState(all.length > 1 && !foundIn ? all.at(-1)?.id : undefined);
  const newestEmail = all.findLast(({ exchanges: [first] }) => first && isEmail(first.draft))?.id;
  return all.map((tries) => {
    const { id, exchanges } = tries;
    const isRunning = exchanges.some(({ draft }) => draft.id === running?.messageId);
    const hasArrived = exchanges.some(({ answer }) => answer && answer.id === arrival?.id);
    return (
      <ExchangeMessages
        key={id}
        tries={tries}
        arrival={hasArrived ? arrival : null}
        running={isRunning ? running : null}
        isNewestEmail={id === newestEmail}
        isOpening={id === opensAt && !hasArrived}
        found={id === foundIn ? found : null}
      />
    );
  });
}
