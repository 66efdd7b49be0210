import { useState } from 'react';
import { useChatSession } from '../../data/chat-sessions.ts';
import { useSignedInUser } from '../../data/session/session.ts';
import type { Arrival } from './exchange/arrival.ts';
import { instructionsOf } from './exchange/instructions-of.ts';
import classes from './chat-desk.module.css';
import { Composer } from './composer/composer.tsx';
import { DockSlot } from './dock/dock-slot.ts';
import { SessionNotFound } from './gone/session-not-found.tsx';
import { useIsGone } from './gone/use-is-gone.ts';
import { ChatHead } from './head/chat-head.tsx';
import { PendingAnswer } from './log/pending-answer.tsx';
import { SessionMessages } from './log/session-messages.tsx';
import { SaveByKey } from './save-template/save-by-key.tsx';
import { ArchivedNote } from './sessions/archive/archived-note.tsx';
import { AskContext } from './sending/ask-context.ts';
import { draftKeyOf } from './sending/drafts/draft-key.ts';
import { draftAgain } from './sending/drafts/draft-place.ts';
import { useAskingValue } from './sending/use-asking-value.ts';
import { useOwnNewChat } from './sending/drafts/use-own-new-chat.ts';
import { TipCard } from './tips/tip-card.tsx';
import { useTip } from './tips/use-tip.ts';
import { useAnswering } from './use-answering.ts';
import { useComposing } from './use-composing.ts';
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
  useOwnNewChat();
  const session = useChatSession(sessionId);
  const isGone = useIsGone(sessionId);
  const facts = useSessionFacts(sessionId);
  const composing = useComposing();
  const { latestMode, turnTo } = composing;
  const answering = useAnswering({
    sessionId,
    inUse: facts.latestResult?.id ?? null,
    ...{ latestMode, onSession, onArrival, onStatus },
  });
  const { running, waiting, send } = answering;
  const asking = useAskingValue({
    isBusy: waiting !== null,
    latestId: facts.latestId,
    send: (ask) => {
      // Whoever asks on from an answer goes on in the composer.
      if (ask.messageType === 'conversation') turnTo(ask.messageType);
      send(ask);
    },
    edit: (exchange) => {
      const { message_type: mode } = exchange.draft;
      const { stage, profile } = instructionsOf(exchange);
      const place = draftKeyOf(userId, sessionId, mode);
      draftAgain(place, exchange.draft, { stage, profile });
      turnTo(mode);
    },
  });
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const { tip, dismiss } = useTip();
  useLoadTemplate(draftKeyOf(userId, sessionId), () => turnTo('email_optimization'));

  if (isGone) return <SessionNotFound />;
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
          <Composer {...{ sessionId, facts, composing, answering }} slot={setSlot} />
          <SaveByKey sessionId={sessionId} />
        </main>
      </AskContext>
    </DockSlot>
  );
}
