import type { ChatMessage } from '@replysmith/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { chatMessagesQuery } from '../../data/chat-messages.ts';
import { hasResult, type ResultAnswer } from './messages/exchange.ts';

export type SessionFacts = {
  hasMessages: boolean;
  /** The newest message of the writer's. */
  latestId: string | null;
  /** The newest email that can be spoken of and replied to. */
  latestResult: ResultAnswer | null;
  /** The newest reply to it, if a reader has replied. */
  latestReply: ChatMessage | null;
  /** Something has been asked. */
  hasQuestions: boolean;
};

/** What the composer has to know of what was said. */
export function useSessionFacts(sessionId: string | null): SessionFacts {
  const { data } = useQuery({
    ...chatMessagesQuery(sessionId ?? ''),
    enabled: sessionId !== null,
  });
  return useMemo(() => factsOf(data?.items ?? []), [data]);
}

function factsOf(messages: readonly ChatMessage[]): SessionFacts {
  const latestResult = messages.findLast(hasResult) ?? null;
  const since = latestResult ? messages.slice(messages.indexOf(latestResult) + 1) : [];
  return {
    hasMessages: messages.length > 0,
    latestId: messages.findLast(({ role }) => role === 'user')?.id ?? null,
    latestResult,
    latestReply: since.findLast(({ client_reply }) => client_reply !== null) ?? null,
    hasQuestions: messages.some(({ message_type }) => message_type === 'conversation'),
  };
}
