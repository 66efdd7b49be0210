import { parseBrief } from '@replysmith/coach/light';
import { type ChatSession, type MessageType, foldText } from '@replysmith/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Outcome, useRunningAnswer, useRunningRequest } from '../../../data/running-answer.ts';
import { useOptimizeEmail } from '../../../data/optimize-email.ts';
import { useSignedInUser } from '../../../data/session.ts';
import { draftOrigins, drafts, recipients } from '../../../data/drafts.ts';
import { hasCode } from '../../../lib/api-error.ts';
import { forgetSendingKey, sendingKey } from '../../../lib/sending-key.ts';
import { useIsNotFound } from '../messages/api.ts';
import { type Ask, requestOf, sentText } from './ask.ts';
import { draftKeyOf } from './draft-key.ts';
import { emptyDraft, giveBack, moveDraft, moveSent } from './draft.ts';
import { useSettleStored } from './new-chat.ts';
import { RefusedText, refusalOf } from './use-again.ts';

/** The share of the loaded words that must be left for a text to count as the same. */
const enough = 0.5;

/** The request without its campaign or template when the text no longer comes from it. */
export function stillFrom(ask: Ask, loaded: string | undefined): Ask {
  const { content, campaignId, templateId } = ask;
  const isBrief = campaignId !== undefined && isStillBrief(loaded, content);
  const isTemplate = templateId !== undefined && (loaded === undefined || isLeft(loaded, content));
  return {
    ...ask,
    campaignId: isBrief ? campaignId : undefined,
    templateId: isTemplate ? templateId : undefined,
  };
}

/**
 * Whether a brief is still that of its campaign, by the campaign's name or, without one, by its
 * audience. Briefs for different audiences may otherwise be the same.
 */
function isStillBrief(loaded: string | undefined, content: string): boolean {
  const now = parseBrief(content);
  if (now === null) return false;
  const before = parseBrief(loaded ?? '') ?? now;
  if (before.campaign === '' || now.campaign === '') return isLeft(before.audience, now.audience);
  return foldText(before.campaign) === foldText(now.campaign);
}

function isLeft(loaded: string, content: string): boolean {
  const before = [...wordsOf(loaded)];
  const now = wordsOf(content);
  return before.filter((word) => now.has(word)).length >= before.length * enough;
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
}

type SendingOptions = {
  sessionId: string | null;
  /** Called as soon as there is something to wait for. */
  onSending: (messageType: MessageType) => void;
  /** Called when a new chat has become a session. */
  onSession: (sessionId: string) => void;
  /** Called when the outcome is known and the draft has been updated. */
  onOutcome: (outcome: Outcome, draftKey: string, wait: number) => void;
  /** Called when the outcome is not known. The draft is unchanged. */
  onLost: () => void;
};

/** Why the last text could not be sent. */
type SendingProblem = {
  error: Error;
  /** What can be sent again unchanged; null for a text that is in a draft. */
  ask: Ask | null;
  /** The server had accepted it, so it is the answer that failed. */
  hasBegun: boolean;
};

/** Sends requests, and follows the answers in the session. */
export function useSending(options: SendingOptions) {
  const { sessionId, onSending, onSession, onOutcome, onLost } = options;
  const { id: userId } = useSignedInUser();
  const { mutateAsync, isPending } = useOptimizeEmail();
  const running = useRunningAnswer(sessionId);
  const goingOn = useRunningRequest(sessionId);
  const [problem, setProblem] = useState<SendingProblem | null>(null);
  const [sent, setSent] = useState(() => sentText(userId, sessionId));
  // A text that was sent before the page was loaded may still be answered.
  const [isResumed, setResumed] = useState(sessionId !== null && sent !== null);
  const announced = useRef(new Set<string>());

  // The page of a missing session explains it, and after restoring the problem is gone.
  if (useIsNotFound(sessionId) && problem) setProblem(null);

  const requestId = running?.requestId ?? goingOn.requestId;
  const isOver = goingOn.isKnown && requestId === null;
  if (isResumed && isOver) setResumed(false);
  useSettleStored(sessionId, isOver && !isPending && problem === null);

  const rest = (next: SendingProblem | null) => {
    setProblem(next);
    setSent(null);
    setResumed(false);
  };
  const fail = (error: unknown, ask: Ask | null, hasBegun: boolean) => {
    rest({
      error: error instanceof Error ? error : new Error(String(error)),
      ask,
      hasBegun,
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
    const wasDraft = drafts.read(from) === content;
    const repeatable = wasDraft ? null : ask;
    let inSession = sessionId;
    const enter = (id: string) => {
      inSession = id;
      moveSent(from, draftKeyOf(userId, id, messageType), content);
      if (id !== sessionId) onSession(id);
    };
    let hasBegun = false;
    const onStarted = (session: ChatSession, requestId: string) => {
      hasBegun = true;
      announced.current.add(requestId);
      enter(session.id);
    };
    const request = requestOf(stillFrom(ask, draftOrigins.read(from).loaded), sessionId);
    // A new chat that has become a session sends the same still.
    const idempotencyKey = sendingKey(from, [
      content,
      { ...request, content: undefined, session_id: undefined },
    ]);
    try {
      const outcome = await mutateAsync({ request, key: idempotencyKey, onStarted });
      // What had been answered before is shown without its beginning.
      if (inSession === null && outcome.sessionId) enter(outcome.sessionId);
      const settled = { outcome, userId, sessionId: inSession };
      const key = settleDraft({ ...settled, sent: { content, messageType, wasDraft } });
      const error = outcome.type === 'undone' ? outcome.error : null;
      rest(error && { error, ask: repeatable, hasBegun: true });
      onOutcome(outcome, key, performance.now() - beganAt);
    } catch (error) {
      const key = draftKeyOf(userId, inSession, messageType);
      if (hasCode(error, 'idempotency_key_reused')) forgetSendingKey(key);
      if (wasDraft) giveBack(key, content);
      fail(error, repeatable, hasBegun);
    }
  };

  const listen = useEffectEvent((id: string, session: string) => {
    if (announced.current.has(id)) return;
    announced.current.add(id);
    mutateAsync({ requestId: id, sessionId: session }).then(
      (outcome) => {
        const key = settleDraft({ outcome, userId, sessionId: session, sent: null });
        const error = outcome.type === 'undone' ? outcome.error : null;
        rest(error && { error, ask: null, hasBegun: true });
        onOutcome(outcome, key, Infinity);
      },
      (error: unknown) => fail(error, null, true),
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
    /** After a change of the text it may be valid. */
    forgetRefusal: () => setProblem((current) => (isRefusal(current?.error) ? null : current)),
  };
}

function isRefusal(error: Error | undefined): boolean {
  return error instanceof RefusedText || hasCode(error, 'validation_failed');
}

type Settling = {
  outcome: Outcome;
  userId: string;
  sessionId: string | null;
  /** What was sent from this page; null when it was sent from elsewhere. */
  sent: { content: string; messageType: MessageType; wasDraft: boolean } | null;
};

/** Empties a draft that was answered, keeps one that was not; returns its key by now. */
function settleDraft({ outcome, userId, sessionId, sent }: Settling): string {
  const question = outcome.type === 'undone' ? outcome.message : messagesOf(outcome)[0];
  const mode = sent?.messageType ?? question?.message_type ?? 'email_optimization';
  const key = draftKeyOf(userId, sessionId, mode);
  forgetSendingKey(key);
  if (outcome.type !== 'undone') {
    // What was typed meanwhile stays.
    if (drafts.read(key) === (sent?.content ?? question?.content)) {
      const { recipient } = draftOrigins.read(key);
      const answer = messagesOf(outcome).find(({ role }) => role === 'assistant');
      if (recipient && answer) recipients.write(recipients.key(userId, answer.id), recipient);
      emptyDraft(key);
    }
    return key;
  }
  const draftKey = outcome.sessionId ? key : draftKeyOf(userId, null, mode);
  moveDraft(key, draftKey);
  // What did not come from a draft is still where it was asked for.
  if (sent ? sent.wasDraft : !question?.variant_of)
    giveBack(draftKey, question?.content ?? sent?.content ?? '');
  return draftKey;
}

function messagesOf(outcome: Exclude<Outcome, { type: 'undone' }>) {
  return outcome.type === 'answered' ? outcome.reply.messages : outcome.messages;
}
