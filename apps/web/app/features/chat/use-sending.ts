import type { ChatSession } from '@replysmith/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Outcome } from '../../data/answering/outcome.ts';
import { useRunningAnswer } from '../../data/answering/running-answer.ts';
import { useRunningRequest } from '../../data/answering/running-requests.ts';
import { useOptimizeEmail } from '../../data/optimize-email.ts';
import { useSignedInUser } from '../../data/session.ts';
import { hasCode } from '../../lib/api-error.ts';
import { draftKeyOf, moveDraft } from './draft-place.ts';
import type { ReadAs } from './reading/read-as.ts';
import { RefusedText, refusalOf } from './refused-text.ts';
import { forgetSendingKey, sendingKey } from './sending-key.ts';
import { settleDraft } from './settle-draft.ts';

type SendingOptions = {
  sessionId: string | null;
  /** Called as soon as there is something to wait for. */
  onSending: () => void;
  /** Called when a new chat has become a session. */
  onSession: (sessionId: string) => void;
  /** Called when the server has told what became of it, and the draft is kept accordingly. */
  onOutcome: (outcome: Outcome, draftKey: string, wait: number) => void;
};

/** Sends emails and listens to what is written in the session; `problem` says why the last send failed. */
export function useSending({ sessionId, onSending, onSession, onOutcome }: SendingOptions) {
  const { id: userId } = useSignedInUser();
  const { mutateAsync, isPending } = useOptimizeEmail();
  const running = useRunningAnswer(sessionId);
  const goingOn = useRunningRequest(sessionId);
  const [problem, setProblem] = useState<Error | null>(null);
  const heard = useRef(new Set<string>());

  const settle = (outcome: Outcome, place: string, sent: string | null, beganAt: number) => {
    const draftKey = settleDraft({ outcome, place, sent, userId });
    setProblem(outcome.type === 'undone' ? outcome.error : null);
    onOutcome(outcome, draftKey, performance.now() - beganAt);
  };
  const fail = (error: unknown) =>
    setProblem(error instanceof Error ? error : new Error(String(error)));

  const send = async (content: string, readAs: ReadAs) => {
    const refusal = refusalOf(content);
    setProblem(refusal);
    if (refusal || isPending) return;
    onSending();
    const beganAt = performance.now();
    const from = draftKeyOf(userId, sessionId);
    let place = from;
    const onStarted = (session: ChatSession, requestId: string) => {
      heard.current.add(requestId);
      place = draftKeyOf(userId, session.id);
      moveDraft(from, place);
      if (session.id !== sessionId) onSession(session.id);
    };
    const key = sendingKey(from, { content, ...readAs });
    try {
      const asked = { content, ...readAs, session_id: sessionId, key, onStarted };
      settle(await mutateAsync(asked), place, content, beganAt);
    } catch (error) {
      if (hasCode(error, 'idempotency_key_reused')) forgetSendingKey(place);
      fail(error);
    }
  };

  const requestId = running?.requestId ?? goingOn;
  const listen = useEffectEvent((id: string, session: string) => {
    if (heard.current.has(id)) return;
    heard.current.add(id);
    onSending();
    const place = draftKeyOf(userId, session);
    mutateAsync({ requestId: id, sessionId: session }).then(
      (outcome) => settle(outcome, place, null, -Infinity),
      fail,
    );
  });
  useEffect(() => {
    if (requestId && sessionId) listen(requestId, sessionId);
  }, [requestId, sessionId]);

  return {
    send,
    running,
    problem,
    /** Once the text has changed, what was wrong with it is no longer known. */
    forgetRefusal: () => setProblem((current) => (isRefusal(current) ? null : current)),
  };
}

function isRefusal(problem: Error | null): boolean {
  return problem instanceof RefusedText || hasCode(problem, 'validation_failed');
}
