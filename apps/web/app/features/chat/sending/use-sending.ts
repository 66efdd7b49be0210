import type { ChatSession, MessageType } from '@replysmith/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Outcome } from '../../../data/answering/outcome.ts';
import { useRunningAnswer } from '../../../data/answering/running-answer.ts';
import { useRunningRequest } from '../../../data/answering/running-requests.ts';
import { useOptimizeEmail } from '../../../data/optimize-email.ts';
import { useSignedInUser } from '../../../data/session/session.ts';
import { hasCode } from '../../../lib/wire/api-error.ts';
import { keptWork } from '../../../lib/kept-work/kept-work.ts';
import { forgetSendingKey, sendingKey } from '../../../lib/wire/sending-key.ts';
import { useIsGone } from '../gone/use-is-gone.ts';
import { requestOf, type Ask } from './ask.ts';
import { keptOrigin } from './drafts/draft-origin.ts';
import { draftKeyOf } from './drafts/draft-key.ts';
import { giveBack, moveSent } from './drafts/draft-place.ts';
import { RefusedText, refusalOf } from './refused-text.ts';
import { sentText } from './sent-text.ts';
import { settleDraft } from './drafts/settle-draft.ts';
import { useSettleStored } from './drafts/use-settle-stored.ts';
import { stillFrom } from './drafts/still-from.ts';

type SendingOptions = {
  sessionId: string | null;
  /** Called as soon as there is something to wait for. */
  onSending: (messageType: MessageType) => void;
  /** Called when a new chat has become a session. */
  onSession: (sessionId: string) => void;
  /** Called when the server has told what became of it, and the draft is kept accordingly. */
  onOutcome: (outcome: Outcome, draftKey: string, wait: number) => void;
  /** Called when it is not known what became of it; the draft is where it was. */
  onLost: () => void;
};

/** Why the last send failed. */
type SendingProblem = {
  error: Error;
  /** What could be sent again as it was; null for what stands in a draft. */
  ask: Ask | null;
  /** The server had taken it on: it is the answer that failed. */
  hasBegun: boolean;
};

/** Sends what is asked and listens to what is written in the session. */
export function useSending(options: SendingOptions) {
  const { sessionId, onSending, onSession, onOutcome, onLost } = options;
  const { id: userId } = useSignedInUser();
  const { mutateAsync, isPending } = useOptimizeEmail();
  const running = useRunningAnswer(sessionId);
  const goingOn = useRunningRequest(sessionId);
  const [problem, setProblem] = useState<SendingProblem | null>(null);
  const [sent, setSent] = useState(() => sentText(userId, sessionId));
  // What was sent before the page was loaded may still be answered.
  const [isResumed, setResumed] = useState(sessionId !== null && sent !== null);
  const heard = useRef(new Set<string>());

  // Its page says what became of it, and once it is restored that is no longer so.
  if (useIsGone(sessionId) && problem) setProblem(null);

  const requestId = running?.requestId ?? goingOn.requestId;
  const isOver = goingOn.isKnown && requestId === null;
  if (isResumed && isOver) setResumed(false);
  useSettleStored(sessionId, isOver && !isPending && problem === null);

  const rest = (next: SendingProblem | null) => {
    setProblem(next);
    setSent(null);
    setResumed(false);
  };
  const fail = (error: unknown, ask: Ask | null) => {
    rest({
      error: error instanceof Error ? error : new Error(String(error)),
      ask,
      hasBegun: false,
    });
    onLost();
  };

  const send = async (ask: Ask) => {
    const { content, messageType } = ask;
    const refusal = refusalOf(ask);
    setProblem(refusal && { error: refusal, ask: null, hasBegun: false });
    if (refusal || isPending) return;
    onSending(messageType);
    setSent(ask);
    const beganAt = performance.now();
    const from = draftKeyOf(userId, sessionId, messageType);
    const wasDraft = keptWork(from) === content;
    const repeatable = wasDraft ? null : ask;
    let inSession = sessionId;
    const enter = (id: string) => {
      inSession = id;
      moveSent(from, draftKeyOf(userId, id, messageType), content);
      if (id !== sessionId) onSession(id);
    };
    const onStarted = (session: ChatSession, requestId: string) => {
      heard.current.add(requestId);
      enter(session.id);
    };
    const request = requestOf(stillFrom(ask, keptOrigin(from).loaded), sessionId);
    // A new chat that has become a session sends the same still.
    const key = sendingKey(from, [
      content,
      { ...request, content: undefined, session_id: undefined },
    ]);
    try {
      const outcome = await mutateAsync({ request, key, onStarted });
      // What had been answered before is told without its beginning.
      if (inSession === null && outcome.sessionId) enter(outcome.sessionId);
      const settled = { outcome, userId, sessionId: inSession };
      const place = settleDraft({ ...settled, sent: { content, messageType, wasDraft } });
      const error = outcome.type === 'undone' ? outcome.error : null;
      rest(error && { error, ask: repeatable, hasBegun: true });
      onOutcome(outcome, place, performance.now() - beganAt);
    } catch (error) {
      const place = draftKeyOf(userId, inSession, messageType);
      if (hasCode(error, 'idempotency_key_reused')) forgetSendingKey(place);
      if (wasDraft) giveBack(place, content);
      fail(error, repeatable);
    }
  };

  const listen = useEffectEvent((id: string, session: string) => {
    if (heard.current.has(id)) return;
    heard.current.add(id);
    mutateAsync({ requestId: id, sessionId: session }).then(
      (outcome) => {
        const place = settleDraft({ outcome, userId, sessionId: session, sent: null });
        const error = outcome.type === 'undone' ? outcome.error : null;
        rest(error && { error, ask: null, hasBegun: true });
        onOutcome(outcome, place, Infinity);
      },
      (error: unknown) => fail(error, null),
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
    forgetRefusal: () => setProblem((current) => (isRefusal(current?.error) ? null : current)),
  };
}

function isRefusal(error: Error | undefined): boolean {
  return error instanceof RefusedText || hasCode(error, 'validation_failed');
}
