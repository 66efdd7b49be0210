import type { ChatSession } from '@replysmith/contract';
import {
  Suspense,
  lazy,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useChatSession } from '../../data/chat-sessions.ts';
import { useSignedInUser } from '../../data/session.ts';
import { Button } from '../../components/button.tsx';
import { Tag } from '../../components/tag.tsx';
import { Fetched } from '../../components/fetched.tsx';
import { showToast } from '../../components/toast.tsx';
import { Composer } from './composer/composer.tsx';
import { DockSlot } from './messages/dock.tsx';
import { instructionsOf } from './messages/message-pairs.ts';
import type { Arrival } from './messages/scrolling.ts';
import { useIsNotFound } from './messages/api.ts';
import { ChatHead } from './chat-head.tsx';
import { LoadingMessages, PendingAnswer } from './conversation/pending.tsx';
import { SaveByKey } from './save-template/save-by-key.tsx';
import { AskContext, type Asking } from './sending/use-again.ts';
import type { Ask } from './sending/ask.ts';
import { draftKeyOf } from './sending/draft-key.ts';
import { draftAgain } from './sending/draft.ts';
import { useOwnNewChat } from './sending/new-chat.ts';
import { useSessionActions } from './sessions/use-session-actions.ts';
import { useAnswering } from './sending/use-answering.ts';
import { useComposing, useLoadTemplate, useSessionFacts } from './sending/use-composing.ts';
import classes from './chat-page.module.css';

/** A new chat has none before it is sent to. */
const SessionMessages = lazy(() =>
  import('./conversation/session-messages.tsx').then(({ SessionMessages }) => ({
    default: SessionMessages,
  })),
);

const fetchNotFound = () => import('./session-not-found.tsx').then((part) => part.SessionNotFound);

/** Why the person was led to the chat. */
type TipContext = 'first-optimization' | 'optimization-help';

type Tip = {
  title: string;
  lines: readonly string[];
  /** Shown once on arrival. */
  welcome: { title: string; message: string };
};

export const tips: Readonly<Record<TipContext, Tip>> = {
  'first-optimization': {
    title: 'Your first email',
    lines: [
      'Paste an email you mean to send, with its subject line first: “Subject: …”.',
      'The score follows your typing and costs nothing; Optimize uses one request.',
      'Each lost point names the words and the reason. Each change can be put back.',
    ],
    welcome: {
      title: 'Welcome to the chat',
      message: 'Paste an email to begin, or try the sample.',
    },
  },
  'optimization-help': {
    title: 'Getting more out of a rewrite',
    lines: [
      'Work down the breakdown from the top: the first line costs the most.',
      '[fill in: …] marks a fact that only you know; the rewrite never invents one.',
      'Then ask a question, or let a simulated reader reply: both are free.',
    ],
    welcome: {
      title: 'Tips are on the page',
      message: 'They stay above the messages until you dismiss them.',
    },
  },
};

type ChatPanelProps = {
  sessionId: string | null;
  /** Called when another session is opened, or none. */
  onSession: (sessionId: string | null) => void;
  arrival: Arrival | null;
  onArrival: (arrival: Arrival) => void;
  /** Called with what a screen reader should announce. */
  onStatus: (status: string) => void;
};

/** One session: its messages and the composer. */
export function ChatPanel({ sessionId, onSession, arrival, onArrival, onStatus }: ChatPanelProps) {
  const { id: userId } = useSignedInUser();
  useOwnNewChat();
  const session = useChatSession(sessionId);
  const isDeleted = useIsNotFound(sessionId);
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
      // A question that is asked from an answer is continued in the composer.
      if (ask.messageType === 'conversation') turnTo(ask.messageType);
      send(ask);
    },
    edit: (pair) => {
      const { message_type: mode } = pair.draft;
      const { stage, profile } = instructionsOf(pair);
      const key = draftKeyOf(userId, sessionId, mode);
      draftAgain(key, pair.draft, { stage, profile });
      turnTo(mode);
    },
  });
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const { tip, dismiss } = useTip();
  useLoadTemplate(draftKeyOf(userId, sessionId), () => turnTo('email_optimization'));

  if (isDeleted) {
    return (
      <Fetched
        name="The page"
        fetchPart={fetchNotFound}
        onFailure={() => undefined}
        fallback={
          <main aria-busy>
            <LoadingMessages />
          </main>
        }
        props={{}}
      />
    );
  }
  return (
    <DockSlot value={slot}>
      <AskContext value={asking}>
        <main className={`flex column min-w-0 ${classes.main}`}>
          <div className={`grow w-full ${classes.flow}`}>
            <ChatHead isSlim={sessionId !== null || running !== null} />
            {session.data?.is_archived && <ArchivedNote session={session.data} />}
            {tip && <TipCard tip={tip} onDismiss={dismiss} />}
            {sessionId !== null && (
              <Suspense
                fallback={
                  running ? (
                    <PendingAnswer messageType={running.messageType} />
                  ) : (
                    <LoadingMessages />
                  )
                }
              >
                <SessionMessages sessionId={sessionId} arrival={arrival} running={running} />
              </Suspense>
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

/** Says that the open session is archived, and offers to bring it back. */
function ArchivedNote({ session }: { session: ChatSession }) {
  const { bringBack } = useSessionActions(session);
  return (
    <p className={`row items-center ink-2 size-13 ${classes.note}`}>
      Archived. Sending a message here brings it back.
      <Button variant="quiet" size="small" onClick={bringBack}>
        Bring back
      </Button>
    </p>
  );
}

type AskingOptions = {
  isBusy: boolean;
  latestId: string | null;
  send: (ask: Ask) => void;
  edit: Asking['edit'];
};

/**
 * The same object until something is sent or answered, so that a long conversation does not render
 * again.
 */
function useAskingValue({ isBusy, latestId, send, edit }: AskingOptions): Asking {
  const latest = useRef({ send, edit });
  useLayoutEffect(() => {
    latest.current = { send, edit };
  });
  return useMemo(
    () => ({
      ask: isBusy ? null : (ask) => latest.current.send(ask),
      edit: (pair) => latest.current.edit(pair),
      latestId,
    }),
    [isBusy, latestId],
  );
}

type TipCardProps = { tip: TipContext; onDismiss: () => void };

/** Some lines for a person who was led here. */
function TipCard({ tip, onDismiss }: TipCardProps) {
  const { title, lines } = tips[tip];
  return (
    <aside className={`ink-above line-below ${classes.tip}`} aria-label="AI Tip">
      <p className={`row items-center ${classes.panelHead}`}>
        <Tag>AI Tip</Tag>
        <b>{title}</b>
        <Button variant="quiet" size="small" onClick={onDismiss}>
          Dismiss
        </Button>
      </p>
      <ul className={`stack gap-1 ink-2 measure ${classes.lines}`}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </aside>
  );
}

type Arriving = { context: TipContext; showWelcome: boolean; showTips: boolean };

/** The tip that a navigation passed on, until it is dismissed. */
function useTip() {
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const arriving = arrivingWith(state);
  const [shown, setShown] = useState({ state, tip: arriving?.context ?? null });
  if (arriving && state !== shown.state) setShown({ state, tip: arriving.context });

  const arrive = useEffectEvent(({ context, showWelcome, showTips }: Arriving) => {
    // Only once, also after a reload.
    void navigate('.', { replace: true, state: null });
    if (showWelcome || showTips) showToast(tips[context].welcome);
  });
  useEffect(() => {
    const arrived = arrivingWith(state);
    if (arrived) arrive(arrived);
  }, [state]);

  return { tip: shown.tip, dismiss: () => setShown({ ...shown, tip: null }) };
}

/** The state of a navigation; null when it has another shape. */
function arrivingWith(state: unknown): Arriving | null {
  if (typeof state !== 'object' || state === null || !('context' in state)) return null;
  const { context } = state;
  if (context !== 'first-optimization' && context !== 'optimization-help') return null;
  return {
    context,
    showWelcome: 'showWelcome' in state && state.showWelcome === true,
    showTips: 'showTips' in state && state.showTips === true,
  };
}
