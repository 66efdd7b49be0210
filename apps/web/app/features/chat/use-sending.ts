import { EmailContent, type OptimizeEmailReply } from '@replysmith/contract';
import { useState } from 'react';
import { useOptimizeEmail } from '../../data/optimize-email.ts';
import { ApiError } from '../../lib/api-error.ts';

type SendingOptions = {
  sessionId: string | null;
  onSending: () => void;
  onAnswered: (reply: OptimizeEmailReply, sent: string) => void;
};

/** Sends an email to the coach; `problem` says why the last one did not get through. */
export function useSending({ sessionId, onSending, onAnswered }: SendingOptions) {
  const { mutateAsync, isPending } = useOptimizeEmail();
  const [problem, setProblem] = useState<Error | null>(null);

  const send = async (content: string) => {
    const refusal = refusalOf(content);
    setProblem(refusal);
    if (refusal) return;
    onSending();
    try {
      onAnswered(await mutateAsync({ content, session_id: sessionId }), content);
    } catch (error) {
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

/** What the server would refuse is refused here, in the same words, without spending a call. */
function refusalOf(content: string): ApiError | null {
  const issue = EmailContent.safeParse(content).error?.issues[0];
  if (!issue) return null;
  const { message } = issue;
  return new ApiError({
    kind: 'http',
    code: 'validation_failed',
    message,
    fields: { content: [message] },
  });
}

function isRefusal(problem: Error | null): boolean {
  return problem instanceof ApiError && problem.code === 'validation_failed';
}
