import type { ChatMessage } from '@replysmith/contract';
import { useMemo, useState } from 'react';
import type { RunningAnswer } from '../../../data/answering/running-answer.ts';
import type { Arrival } from '../arrival.ts';
import { ExchangeMessages } from './exchange-messages.tsx';
import { exchanges } from './exchange.ts';

export type ConversationParts = {
  arrival: Arrival | null;
  /** What is being written in this session. */
  running: RunningAnswer | null;
};

type ConversationProps = ConversationParts & { messages: readonly ChatMessage[] };

/** The exchanges of a session, oldest first. It opens at the newest. */
export function Conversation({ messages, arrival, running }: ConversationProps) {
  const all = useMemo(() => exchanges(messages), [messages]);
  const [opensAt] = useState(all.length > 1 ? all.at(-1)?.draft.id : undefined);
  return all.map((exchange) => {
    const { draft, answer } = exchange;
    const arrived = answer !== null && answer.id === arrival?.id ? arrival : null;
    return (
      <ExchangeMessages
        key={draft.id}
        exchange={exchange}
        arrival={arrived}
        running={draft.id === running?.messageId ? running : null}
        isOpening={draft.id === opensAt && !arrived}
      />
    );
  });
}
