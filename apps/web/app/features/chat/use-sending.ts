import type { ChatSession } from '@replysmith/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Outcome } from '../../data/answering/outcome.ts';
import { useRunningAnswer } from '../../data/answering/running-answer.ts';
import { useRunningRequest } from '../../data/answering/running-requests.ts';
import { useOptimizeEmail } from '../../data/optimize-email.ts';
import { useSignedInUser } from '../../data/session.ts';
import { hasCode } from '../../lib/api-error.ts';
import { keptWork } from '../../lib/kept-work.ts';
import { forgetSendingKey, sendingKey } from '../../lib/sending-key.ts';
import { draftKeyOf, giveBack, moveDraft } from './draft-place.ts';
import type { ReadAs } from './reading/read-as.ts';
import { RefusedText, refusalOf } from './refused-text.ts';
import { sentText } from './sent-text.ts';
import { settleDraft } from './settle-draft.ts';

type SendingOptions = {
  sessionId: string | null;
  /** Called as soon as there is something to wait for. */
  onSending: () => void;
  /** Called when a new chat has become a session. */
  onSession: (sessionId: string) => void;
  /** Called when the server has told what became of it, and the draft is kept accordingly. */
  onOutcome: (outcome: Outcome, draftKey: string, wait: number) => void;
  /** Called when it is not known what became of it; the draft is where it was. */
  onLost: (draftKey: string) => void;
};

/** Sends emails and listens to what is written in the session; `problem` says why the last send failed. */
export function useSending(options: SendingOptions) {
  const { sessionId, onSending, onSession, onOutcome, onLost } = options;
  const { id: userId } = useSignedInUser();
  const { mutateAsync, isPending } = useOptimizeEmail();
  const running = useRunningAnswer(sessionId);
  const goingOn = useRunningRequest(sessionId);
  const [problem, setProblem] = useState<Error | null>(null);
  const [sent, setSent] = useState(() => sentText(draftKeyOf(userId, sessionId)));
  // What was sent before the page was loaded may still be answered.
  const [isResumed, setResumed] = useState(sessionId !== null && sent !== null);
  const heard = useRef(new Set<string>());

  const requestId = running?.requestId ?? goingOn.requestId;
  if (isResumed && goingOn.isKnown && requestId === null) setResumed(false);

  const settle = (outcome: Outcome, place: string, content: string | null, beganAt: number) => {
    const draftKey = settleDraft({ outcome, place, sent: content, userId });
    setProblem(outcome.type === 'undone' ? outcome.error : null);
    setSent(null);
    setResumed(false);
    onOutcome(outcome, draftKey, performance.now() - beganAt);
  };
  const fail = (error: unknown, place: string) => {
    setProblem(error instanceof Error ? error : new Error(String(error)));
    setSent(null);
    setResumed(false);
    onLost(place);
  };

  const send = async (content: string, readAs: ReadAs) => {
    const refusal = refusalOf(content);
    setProblem(refusal);
    if (refusal || isPending) return;
    onSending();
    setSent(content);
    const beganAt = performance.now();
    const from = draftKeyOf(userId, sessionId);
    const isDraft = keptWork(from) === content;
    let place = from;
    const onStarted = (session: ChatSession, requestId: string) => {
      heard.current.add(requestId);
      place = draftKeyOf(userId, session.id);
      moveDraft(from, place);
      if (session.id !== sessionId) onSession(session.id);
    };
    const key = sendingKey(from, [content, readAs.stage, readAs.profile]);
    try {
      const asked = { content, ...readAs, session_id: sessionId, key, onStarted };
      settle(await mutateAsync(asked), place, content, beganAt);
    } catch (error) {
      if (hasCode(error, 'idempotency_key_reused')) forgetSendingKey(place);
      if (isDraft) giveBack(place, content);
      fail(error, place);
    }
  };

  const listen = useEffectEvent((id: string, session: string) => {
    if (heard.current.has(id)) return;
    heard.current.add(id);
    onSending();
    const place = draftKeyOf(userId, session);
    mutateAsync({ requestId: id, sessionId: session }).then(
      (outcome) => settle(outcome, place, null, -Infinity),
      (error: unknown) => fail(error, place),
    );
  });
  useEffect(() => {
    if (requestId && sessionId) listen(requestId, sessionId);
  }, [requestId, sessionId]);

  return {
    send,
    running,
    /** Null while nothing is being written. */
    waiting: running !== null || isResumed ? { sent, isResumed } : null,
    problem,
    /** Once the text has changed, what was wrong with it is no longer known. */
    forgetRefusal: () => setProblem((current) => (isRefusal(current) ? null : current)),
  };
}

function isRefusal(problem: Error | null): boolean {
  return problem instanceof RefusedText || hasCode(problem, 'validation_failed');
}
