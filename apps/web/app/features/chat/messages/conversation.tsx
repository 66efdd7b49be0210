import type { ChatMessage } from '@replysmith/contract';
import { useState } from 'react';
import { ExchangeMessages } from './exchange-messages.tsx';
import { exchanges } from './exchange.ts';

type ConversationProps = { messages: readonly ChatMessage[]; newestAnswer: string | null };

/** The exchanges of a session, oldest first. It opens at the newest. */
export function Conversation({ messages, newestAnswer }: ConversationProps) {
  const all = exchanges(messages);
  const [opensAt] = useState(all.length > 1 ? all.at(-1)?.draft.id : undefined);
  return all.map((exchange) => {
    const { draft, answer } = exchange;
    const isNew = answer !== null && answer.id === newestAnswer;
    return (
      <ExchangeMessages
        key={draft.id}
        exchange={exchange}
        isNew={isNew}
        onShown={(place) => {
          if (draft.id === opensAt && !isNew) place.scrollIntoView({ block: 'start' });
        }}
      />
    );
  });
}
