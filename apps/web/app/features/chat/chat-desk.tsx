import { formatDraft } from '@replysmith/coach';
import { useRef, useState } from 'react';
import type { Outcome } from '../../data/answering/outcome.ts';
import { useChatSession } from '../../data/chat-sessions.ts';
import { sampleDraft } from '../../data/sample-draft.ts';
import { useSignedInUser } from '../../data/session.ts';
import { isNotFound } from '../../lib/api-error.ts';
import { arrivalOf, type Arrival } from './arrival.ts';
import classes from './chat-desk.module.css';
import { ChatHead } from './chat-head.tsx';
import { Composer } from './composer/composer.tsx';
import { useKeptText } from './composer/use-kept-text.ts';
import { DockSlot } from './dock/dock-slot.ts';
import { draftKeyOf } from './draft-place.ts';
import { FirstSteps } from './messages/first-steps.tsx';
import { PendingAnswer } from './messages/pending-answer.tsx';
import { SessionMessages } from './messages/session-messages.tsx';
import { SessionNotFound } from './messages/session-not-found.tsx';
import type { ReadAs } from './reading/read-as.ts';
import { nothingCame, statusOf } from './status-of.ts';
import { useConnectionNote } from './use-connection-note.ts';
import { useIsHere } from './use-is-here.ts';
import { useLoadTemplate } from './use-load-template.ts';
import { useSending } from './use-sending.ts';
import { useStop } from './use-stop.ts';

type ChatDeskProps = {
  sessionId: string | null;
  /** The desk has become another session, or none. */
  onSession: (sessionId: string | null) => void;
  arrival: Arrival | null;
  onArrival: (arrival: Arrival) => void;
  /** What is told aloud. */
  onStatus: (status: string) => void;
};

/** One session: what was said, and the composer for the next email. */
export function ChatDesk({ sessionId, onSession, arrival, onArrival, onStatus }: ChatDeskProps) {
  const { id: userId } = useSignedInUser();
  const session = useChatSession(sessionId);
  const draft = useKeptText(draftKeyOf(userId, sessionId));
  const [readAs, setReadAs] = useState<ReadAs>({});
  const [wasUndone, setWasUndone] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const isHere = useIsHere();
  useLoadTemplate(draftKeyOf(userId, sessionId), (place) => {
    draft.reread(place);
    field.current?.focus();
  });

  const showOutcome = (outcome: Outcome, draftKey: string, wait: number) => {
    if (!isHere.current) return;
    onStatus(statusOf(outcome));
    setWasUndone(outcome.type === 'undone' && !outcome.error);
    if (outcome.type !== 'undone') setReadAs({});
    if (outcome.type === 'answered') {
      onArrival(arrivalOf(outcome.reply.messages[1].id, draftKey, wait));
    }
    draft.reread(draftKey);
    if (outcome.type === 'undone' && !outcome.sessionId) onSession(null);
  };
  const { send, running, waiting, problem, forgetRefusal } = useSending({
    sessionId,
    onSending: () => {
      setWasUndone(false);
      onStatus('Optimizing');
    },
    onSession: (id) => {
      if (isHere.current) onSession(id);
    },
    onOutcome: showOutcome,
    onLost: (draftKey) => {
      if (!isHere.current) return;
      onStatus('');
      draft.reread(draftKey);
    },
  });
  const { stop, isStopping } = useStop(running, waiting !== null);
  const lost = useConnectionNote(running, onStatus);

  if (isNotFound(session.error)) return <SessionNotFound />;
  return (
    <DockSlot value={slot}>
      <main className={classes.main}>
        <div className={classes.flow}>
          <ChatHead />
          {sessionId !== null && (
            <SessionMessages
              sessionId={sessionId}
              arrival={arrival}
              running={running}
              onAgain={(text) => void send(text, {})}
            />
          )}
          {sessionId === null && running && <PendingAnswer />}
          {sessionId === null && !running && draft.text === '' && (
            <FirstSteps
              onTrySample={() => {
                draft.type(formatDraft(sampleDraft));
                field.current?.focus();
              }}
            />
          )}
        </div>
        <Composer
          field={field}
          text={draft.text}
          onType={(next) => {
            draft.type(next);
            forgetRefusal();
            setWasUndone(false);
          }}
          readAs={readAs}
          onReadAs={setReadAs}
          onSend={() => void send(draft.text, readAs)}
          waiting={waiting && { ...waiting, isStopping }}
          onStop={stop}
          problem={problem}
          note={lost ?? (wasUndone ? nothingCame : null)}
          slot={setSlot}
        />
      </main>
    </DockSlot>
  );
}
