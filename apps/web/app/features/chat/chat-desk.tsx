import type { MessageType } from '@replysmith/contract';
import { useRef, useState } from 'react';
import type { Outcome } from '../../data/answering/outcome.ts';
import { useChatSession } from '../../data/chat-sessions.ts';
import { useSignedInUser } from '../../data/session.ts';
import { isNotFound } from '../../lib/api-error.ts';
import { arrivalOf, type Arrival } from './exchange/arrival.ts';
import classes from './chat-desk.module.css';
import { Composer } from './composer/composer.tsx';
import { DockSlot } from './dock/dock-slot.ts';
import { ChatHead } from './head/chat-head.tsx';
import { PendingAnswer } from './log/pending-answer.tsx';
import { SessionMessages } from './log/session-messages.tsx';
import { SessionNotFound } from './log/session-not-found.tsx';
import { SaveByKey } from './save-template/save-by-key.tsx';
import { ArchivedNote } from './sessions/archive/archived-note.tsx';
import { AskContext } from './sending/ask-context.ts';
import { draftKeyOf } from './sending/draft-key.ts';
import { draftAgain } from './sending/draft-place.ts';
import { nothingCame, statusOf } from './sending/status-of.ts';
import { useAskingValue } from './sending/use-asking-value.ts';
import { useConnectionNote } from './sending/use-connection-note.ts';
import { useIsHere } from './sending/use-is-here.ts';
import { useSending } from './sending/use-sending.ts';
import { useStop } from './sending/use-stop.ts';
import { whatIsWritten } from './sending/what-is-written.ts';
import { TipCard } from './tips/tip-card.tsx';
import { useTip } from './tips/use-tip.ts';
import { useLoadTemplate } from './use-load-template.ts';
import { useSessionFacts } from './use-session-facts.ts';

type ChatDeskProps = {
  sessionId: string | null;
  /** The desk has become another session, or none. */
  onSession: (sessionId: string | null) => void;
  arrival: Arrival | null;
  onArrival: (arrival: Arrival) => void;
  /** What is told aloud. */
  onStatus: (status: string) => void;
};

/** One session: what was said, and the composer for what comes next. */
export function ChatDesk({ sessionId, onSession, arrival, onArrival, onStatus }: ChatDeskProps) {
  const { id: userId } = useSignedInUser();
  const session = useChatSession(sessionId);
  const facts = useSessionFacts(sessionId);
  const [mode, setMode] = useState<MessageType>('email_optimization');
  const modeNow = useRef(mode);
  const [wasUndone, setWasUndone] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const isHere = useIsHere();
  const { tip, dismiss } = useTip();
  const toComposer = (next: MessageType) => {
    setMode(next);
    modeNow.current = next;
    field.current?.focus();
  };
  useLoadTemplate(draftKeyOf(userId, sessionId), () => toComposer('email_optimization'));

  const showOutcome = (outcome: Outcome, draftKey: string, wait: number) => {
    if (!isHere.current) return;
    setWasUndone(outcome.type === 'undone' && !outcome.error);
    let takesFocus = false;
    if (outcome.type === 'answered') {
      const drafts = [draftKey, draftKeyOf(userId, outcome.sessionId, modeNow.current)];
      const came = arrivalOf(outcome.reply.messages[1].id, drafts, wait);
      takesFocus = came.takes !== 'nothing';
      onArrival(came);
    }
    onStatus(statusOf(outcome, takesFocus));
    if (outcome.type === 'undone' && !outcome.sessionId) onSession(null);
  };
  const { send, running, waiting, problem, forgetRefusal } = useSending({
    sessionId,
    onSending: (messageType) => {
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
  const asking = useAskingValue({
    isBusy: waiting !== null,
    latestId: facts.latestId,
    send: (ask) => {
      // Whoever asks on from an answer goes on in the composer.
      if (ask.messageType === 'conversation') toComposer(ask.messageType);
      void send(ask);
    },
    edit: (message, readAs) => {
      draftAgain(draftKeyOf(userId, sessionId, message.message_type), message, readAs);
      toComposer(message.message_type);
    },
  });

  if (isNotFound(session.error)) return <SessionNotFound />;
  return (
    <DockSlot value={slot}>
      <AskContext value={asking}>
        <main className={classes.main}>
          <div className={classes.flow}>
            <ChatHead isSlim={sessionId !== null || running !== null} />
            {session.data?.is_archived && <ArchivedNote session={session.data} />}
            {tip && <TipCard tip={tip} onDismiss={dismiss} />}
            {sessionId !== null && (
              <SessionMessages sessionId={sessionId} arrival={arrival} running={running} />
            )}
            {sessionId === null && running && <PendingAnswer messageType={running.messageType} />}
          </div>
          <Composer
            field={field}
            sessionId={sessionId}
            mode={mode}
            onMode={toComposer}
            facts={facts}
            onTyped={() => {
              forgetRefusal();
              setWasUndone(false);
            }}
            onSend={(ask) => void send(ask)}
            waiting={waiting && { ...waiting, isStopping }}
            onStop={stop}
            problem={problem}
            note={lost ?? (wasUndone ? nothingCame : null)}
            slot={setSlot}
          />
          <SaveByKey sessionId={sessionId} />
        </main>
      </AskContext>
    </DockSlot>
  );
}
