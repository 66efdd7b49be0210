import type { ChatMessage } from '@replysmith/contract';
import { useState } from 'react';
import type { RunningAnswer } from '../../../data/answering/running-answer.ts';
import type { Arrival } from '../arrival.ts';
import { ExchangeMessages } from './exchange-messages.tsx';
import { exchanges } from './exchange.ts';

export type ConversationParts = {
  arrival: Arrival | null;
  /** What is being written in this session. */
  running: RunningAnswer | null;
  /** Sends a text again that was stopped. */
  onAgain: (text: string) => void;
};

type ConversationProps = ConversationParts & { messages: readonly ChatMessage[] };

/** The exchanges of a session, oldest first. It opens at the newest. */
export function Conversation({ messages, arrival, running, onAgain }: ConversationProps) {
  const all = exchanges(messages);
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
        onAgain={running ? null : () => onAgain(draft.content)}
        onShown={(place) => {
          if (draft.id === opensAt && !arrived)
            place.scrollIntoView({ block: 'start', behavior: 'instant' });
        }}
      />
    );
  });
}
