import type { ChatMessage, EmailText } from '@replysmith/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { chatMessagesQuery } from '../../data/chat-messages.ts';
import type { ResultAnswer } from './exchange/exchange.ts';
import { useChosen } from './result/choices/use-chosen.ts';
import { useReviser } from './result/choices/use-reviser.ts';
import { rewriteInUse } from './exchange/rewrite-in-use.ts';

export type SessionFacts = {
  hasMessages: boolean;
  /** The newest message of the writer's. */
  latestId: string | null;
  /** The email in use, which can be spoken of and replied to. */
  latestResult: ResultAnswer | null;
  /** The newest reply, if it is one to that very email. */
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
  const latestResult = useMemo(() => rewriteInUse(data?.items ?? []), [data]);
  const { choices } = useChosen(latestResult);
  const reviser = useReviser(latestResult !== null);
  return useMemo(() => {
    const email =
      latestResult && reviser
        ? reviser.revisedEmail(latestResult.optimization_results, choices)
        : null;
    return factsOf(data?.items ?? [], latestResult, email);
  }, [data, latestResult, reviser, choices]);
}

function factsOf(
  messages: readonly ChatMessage[],
  latestResult: ResultAnswer | null,
  email: EmailText | null,
): SessionFacts {
  const reply = messages.findLast(({ client_reply }) => client_reply !== null) ?? null;
  return {
    hasMessages: messages.length > 0,
    latestId: messages.findLast(({ role }) => role === 'user')?.id ?? null,
    latestResult,
    latestReply: email && isSameEmail(reply?.client_reply?.email, email) ? reply : null,
    hasQuestions: messages.some(({ message_type }) => message_type === 'conversation'),
  };
}

/** A reader who had another email before them has heard nothing of this one. */
function isSameEmail(read: EmailText | null | undefined, { subject, body }: EmailText): boolean {
  return read?.subject === subject && read.body === body;
}
