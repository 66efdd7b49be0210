import type { MessageType } from '@replysmith/contract';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { closeToastsAbout, showToast } from '../../../components/toast.tsx';
import { type Outcome, type RunningAnswer, stopAnswer } from '../../../data/running-answer.ts';
import { useSignedInUser } from '../../../data/session.ts';
import { unsavedChoices } from '../../../data/drafts.ts';
import { saveChoices } from '../changes/choices.ts';
import { compared, whyTheCoach } from '../messages/answer-words.ts';
import { whyNotJudged } from '../messages/classification.ts';
import { type Arrival, arrivalOf, awaitAnswer, hasReaderLeft } from '../messages/scrolling.ts';
import type { Ask } from './ask.ts';
import { draftKeyOf } from './draft-key.ts';
import { useSending } from './use-sending.ts';

/** The subject of the toast for a loaded draft. */
export const loading = 'loaded into the draft';

/** What is announced in each mode at the beginning and at the end. */
const whatIsWritten: Readonly<Record<MessageType, { begins: string; ready: string }>> = {
  email_optimization: { begins: 'Optimizing', ready: 'Result ready' },
  conversation: { begins: 'Writing the answer', ready: 'Answer ready' },
  client_simulation: { begins: 'Writing the reply', ready: 'Reply ready' },
};

const nothingCame = 'Stopped before anything was written. Nothing was counted.';

/**
 * How an answer ended, for screen readers. A failure has its own alert, and an answer that takes
 * the focus is read there.
 */
function statusOf(outcome: Outcome, takesFocus: boolean): string {
  if (outcome.type === 'kept') return 'Stopped. What was written is kept.';
  if (outcome.type === 'undone') {
    return outcome.error ? '' : nothingCame;
  }
  const { optimization, messages } = outcome.reply;
  const { ready } = whatIsWritten[messages[1].message_type];
  if (!optimization) return ready;
  const { original_score: before, optimized_score: after } = optimization.score;
  const came = takesFocus
    ? ready
    : `${ready}: ${whyNotJudged(optimization) ?? compared(before, after)}`;
  const why = whyTheCoach(optimization);
  return why ? `${came}. ${why}` : came;
}

const lost = 'Connection lost. Trying again; the server goes on writing.';

/** What is shown and announced while the connection to an answer is broken. */
function useConnectionNote(running: RunningAnswer | null, announce: (status: string) => void) {
  const isCutOff = running?.isCutOff === true;
  const requestId = running?.requestId ?? null;
  const messageType = running?.messageType ?? 'email_optimization';
  const say = useEffectEvent(announce);
  useEffect(() => {
    if (requestId !== null) say(isCutOff ? lost : whatIsWritten[messageType].begins);
  }, [isCutOff, requestId, messageType]);
  return isCutOff ? lost : null;
}

type AnsweringOptions = {
  sessionId: string | null;
  /** The answer whose email is in use. */
  inUse: string | null;
  latestMode: RefObject<MessageType>;
  /** Called when another session is opened, or none. */
  onSession: (sessionId: string | null) => void;
  onArrival: (arrival: Arrival) => void;
  /** Called with what a screen reader should announce. */
  onStatus: (status: string) => void;
};

export type Answering = ReturnType<typeof useAnswering>;

/**
 * The state of the answer to what was sent: requested, in progress, stopped, complete or failed.
 */
export function useAnswering(options: AnsweringOptions) {
  const { sessionId, inUse, latestMode, onSession, onArrival, onStatus } = options;
  const { id: userId } = useSignedInUser();
  const [wasUndone, setWasUndone] = useState(false);
  const isHere = useIsHere();

  const showOutcome = (outcome: Outcome, draftKey: string, wait: number) => {
    if (!isHere.current) return;
    setWasUndone(outcome.type === 'undone' && !outcome.error);
    let takesFocus = false;
    if (outcome.type === 'answered') {
      const draftKeys = [draftKey, draftKeyOf(userId, outcome.sessionId, latestMode.current)];
      const came = arrivalOf(outcome.reply.messages[1].id, {
        draftKeys,
        wait,
        hasReaderLeft: hasReaderLeft(),
      });
      takesFocus = came.takes !== 'nothing';
      onArrival(came);
    }
    if (outcome.type === 'kept') {
      onArrival({ id: outcome.messages[1].id, takes: hasReaderLeft() ? 'nothing' : 'focus' });
    }
    onStatus(statusOf(outcome, takesFocus));
    if (outcome.type === 'undone' && !outcome.sessionId) onSession(null);
  };
  const { send, running, waiting, problem, forgetRefusal } = useSending({
    sessionId,
    onSending: (messageType) => {
      awaitAnswer();
      closeToastsAbout(loading);
      setWasUndone(false);
      onStatus(whatIsWritten[messageType].begins);
    },
    onSession: (id) => {
      if (isHere.current) onSession(id);
    },
    onOutcome: showOutcome,
    onLost: () => {
      if (isHere.current) onStatus('');
    },
  });
  const { stop, isStopping } = useStop(running, waiting !== null);
  const lost = useConnectionNote(running, onStatus);

  return {
    send: (ask: Ask) => {
      const isOfEmail = inUse !== null && ask.messageType !== 'email_optimization';
      if (!isOfEmail) void send(ask);
      // Whoever answers has the email as it stands on the page.
      else void saveChoices(unsavedChoices.key(userId, inUse)).finally(() => void send(ask));
    },
    running,
    /** Null while nothing is being written. */
    waiting: waiting && { ...waiting, isStopping },
    stop,
    problem,
    /** A message about the last text that is not a problem; it has been announced already. */
    note: lost ?? (wasUndone ? nothingCame : null),
    /** Removes messages about the former text when the text has changed. */
    forget: () => {
      forgetRefusal();
      setWasUndone(false);
    },
  };
}

/** Whether the component is still mounted when an answer comes. */
function useIsHere() {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}

/** Stops the answer. A stop before the server has started takes effect as soon as it has. */
function useStop(running: RunningAnswer | null, isWaiting: boolean) {
  const [isStopping, setStopping] = useState(false);
  const requestId = running?.requestId ?? null;
  if (isStopping && !isWaiting) setStopping(false);

  const giveUp = useEffectEvent(() => {
    setStopping(false);
    showToast({
      title: 'It could not be stopped',
      message: 'The server could not be reached. The answer goes on; try again.',
      kind: 'error',
    });
  });
  useEffect(() => {
    if (isStopping && requestId) stopAnswer(requestId).catch(() => giveUp());
  }, [isStopping, requestId]);

  return { isStopping, stop: () => setStopping(true) };
}
