import type { OptimizeEmailReply } from '@replysmith/contract';
import { useState } from 'react';
import { useOptimizeEmail } from '../../data/optimize-email.ts';
import { hasCode } from '../../lib/api-error.ts';
import type { ReadAs } from './reading/read-as.ts';
import { RefusedText, refusalOf } from './refused-text.ts';
import { forgetSendingKey, sendingKey } from './sending-key.ts';

type SendingOptions = {
  sessionId: string | null;
  /** Under which the draft is kept; its sending is kept beside it. */
  draftKey: string;
  onSending: () => void;
  onAnswered: (reply: OptimizeEmailReply, sent: string) => void;
};

/** Sends an email to the coach; `problem` says why the last one did not get through. */
export function useSending({ sessionId, draftKey, onSending, onAnswered }: SendingOptions) {
  const { mutateAsync, isPending } = useOptimizeEmail();
  const [problem, setProblem] = useState<Error | null>(null);

  const send = async (content: string, readAs: ReadAs) => {
    const refusal = refusalOf(content);
    setProblem(refusal);
    if (refusal) return;
    onSending();
    const key = sendingKey(draftKey, { content, ...readAs });
    try {
      const reply = await mutateAsync({ content, ...readAs, session_id: sessionId, key });
      forgetSendingKey(draftKey);
      onAnswered(reply, content);
    } catch (error) {
      if (hasCode(error, 'idempotency_key_reused')) forgetSendingKey(draftKey);
      setProblem(error instanceof Error ? error : new Error(String(error)));
    }
  };

  return {
    send,
    isSending: isPending,
    problem,
    /** Once the text has changed, what was wrong with it is no longer known. */
    forgetRefusal: () => setProblem((current) => (isRefusal(current) ? null : current)),
  };
}

function isRefusal(problem: Error | null): boolean {
  return problem instanceof RefusedText || hasCode(problem, 'validation_failed');
}
