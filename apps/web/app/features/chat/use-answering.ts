import type { MessageType } from '@replysmith/contract';
import { useState, type RefObject } from 'react';
import type { Outcome } from '../../data/answering/outcome.ts';
import { useSignedInUser } from '../../data/session/session.ts';
import { closeToastsAbout } from '../../ui/toast/toast-store.ts';
import { arrivalOf, type Arrival } from './exchange/arrival.ts';
import { choicesKey } from './result/choices/choices-key.ts';
import { saveChoices } from './result/choices/save-choices.ts';
import { awaitAnswer, hasReaderLeft } from './scrolling/reader-left.ts';
import type { Ask } from './sending/ask.ts';
import { draftKeyOf } from './sending/drafts/draft-key.ts';
import { nothingCame, statusOf } from './sending/status-of.ts';
import { useConnectionNote } from './sending/use-connection-note.ts';
import { useIsHere } from './sending/use-is-here.ts';
import { useSending } from './sending/use-sending.ts';
import { useStop } from './sending/use-stop.ts';
import { whatIsWritten } from './sending/what-is-written.ts';
import { loading } from './use-load-template.ts';

type AnsweringOptions = {
  sessionId: string | null;
  /** The answer whose email is in use. */
  inUse: string | null;
  latestMode: RefObject<MessageType>;
  /** The desk has become another session, or none. */
  onSession: (sessionId: string | null) => void;
  onArrival: (arrival: Arrival) => void;
  /** What is told aloud. */
  onStatus: (status: string) => void;
};

export type Answering = ReturnType<typeof useAnswering>;

/** The answer to what is sent at a desk: asked for, on its way, stopped, come or failed. */
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
      const drafts = [draftKey, draftKeyOf(userId, outcome.sessionId, latestMode.current)];
      const came = arrivalOf(outcome.reply.messages[1].id, {
        drafts,
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
      else void saveChoices(choicesKey(userId, inUse)).finally(() => void send(ask));
    },
    running,
    /** Null while nothing is being written. */
    waiting: waiting && { ...waiting, isStopping },
    stop,
    problem,
    /** What became of the text, when it is no problem; told aloud already. */
    note: lost ?? (wasUndone ? nothingCame : null),
    /** Once the text has changed, what became of the one before says nothing of it. */
    forget: () => {
      forgetRefusal();
      setWasUndone(false);
    },
  };
}
