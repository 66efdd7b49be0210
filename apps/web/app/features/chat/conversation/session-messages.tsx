import { type ChatMessage, searchTerms } from '@replysmith/contract';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { RunningAnswer } from '../../../data/running-answer.ts';
import { useChatMessages } from '../../../data/chat-messages.ts';
import { sessionName, useChatSession } from '../../../data/chat-sessions.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { asSentence, isolated } from '../../../lib/words.ts';
import { Banner } from '../../../components/banner.tsx';
import { dockHeight } from '../../../components/dock-height.ts';
import { TryAgain } from '../../../components/try-again.tsx';
import { DockLine } from '../messages/dock.tsx';
import { isEmail, variantsOf } from '../messages/message-pairs.ts';
import type { Arrival } from '../messages/scrolling.ts';
import { MessagePairView } from './message-pair.tsx';
import { type SearchHit, variantOfHit } from './search-hit.ts';
import { LoadingMessages, PendingAnswer } from './pending.tsx';

type SessionMessagesProps = ConversationParts & { sessionId: string };

/** The messages of one session, in each state of loading. */
export function SessionMessages({ sessionId, ...parts }: SessionMessagesProps) {
  const session = useChatSession(sessionId);
  const messages = useChatMessages(sessionId);

  if (messages.data) {
    const { items } = messages.data;
    return (
      <>
        {session.data && <title>{`${isolated(sessionName(session.data))} · Replysmith`}</title>}
        <MessageLog count={items.length}>
          <Conversation messages={items} {...parts} />
        </MessageLog>
        {parts.running && !isAmong(items, parts.running) && (
          <PendingAnswer messageType={parts.running.messageType} />
        )}
      </>
    );
  }
  if (messages.error) {
    return <MessagesProblem problem={messages.error} onRetry={() => void messages.refetch()} />;
  }
  return <LoadingMessages />;
}

function isAmong(messages: readonly { id: string }[], { messageId }: RunningAnswer): boolean {
  return messages.some(({ id }) => id === messageId);
}

type MessagesProblemProps = { problem: Error; onRetry: () => void };

function MessagesProblem({ problem, onRetry }: MessagesProblemProps) {
  const request = problem instanceof ApiError ? problem.requestId : null;
  return (
    <>
      <title>Chat · Replysmith</title>
      <Banner
        tone="danger"
        title="Error Loading Messages."
        action={<TryAgain size="small" onClick={onRetry} />}
      >
        {asSentence(problem.message)} Nothing is lost.{request && ` Request ${request}.`}
      </Banner>
    </>
  );
}

type MessageLogProps = {
  /** The number of messages; the last one is observed. */
  count: number;
  children: ReactNode;
};

/**
 * The messages. They are not a live region: a single status announces when an answer begins and
 * ends.
 */
function MessageLog({ count, children }: MessageLogProps) {
  const log = useRef<HTMLDivElement>(null);
  const [isBelow, setBelow] = useState(false);
  useEffect(() => {
    const last = log.current?.lastElementChild;
    if (!last || count < 3) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        const bottom = innerHeight - dockHeight();
        setBelow(!entry.isIntersecting && entry.boundingClientRect.top >= bottom);
      },
      { rootMargin: `0px 0px -${String(dockHeight())}px` },
    );
    observer.observe(last);
    return () => {
      observer.disconnect();
      setBelow(false);
    };
  }, [count]);
  return (
    <>
      <div ref={log} role="log" aria-live="off" aria-label="Messages">
        {children}
      </div>
      {isBelow && (
        <DockLine
          way="Jump to latest"
          onGo={() => log.current?.lastElementChild?.scrollIntoView({ block: 'start' })}
        />
      )}
    </>
  );
}

type ConversationParts = {
  arrival: Arrival | null;
  /** The answer in progress in this session. */
  running: RunningAnswer | null;
};

type ConversationProps = ConversationParts & { messages: readonly ChatMessage[] };

/**
 * The messages of a session, oldest first, with the variants of a message in one place. Scrolls to
 * the newest, or to what a search found.
 */
export function Conversation({ messages, arrival, running }: ConversationProps) {
  const all = useMemo(() => variantsOf(messages), [messages]);
  const found = useSearchHit();
  const foundIn = all.find(({ pairs }) => variantOfHit(pairs, found) >= 0)?.id;
  const [opensAt] = useState(all.length > 1 && !foundIn ? all.at(-1)?.id : undefined);
  const newestEmail = all.findLast(({ pairs: [first] }) => first && isEmail(first.draft))?.id;
  return all.map((variants) => {
    const { id, pairs } = variants;
    const isRunning = pairs.some(({ draft }) => draft.id === running?.messageId);
    const hasArrived = pairs.some(({ answer }) => answer && answer.id === arrival?.id);
    return (
      <MessagePairView
        key={id}
        variants={variants}
        arrival={hasArrived ? arrival : null}
        running={isRunning ? running : null}
        isNewestEmail={id === newestEmail}
        isOpening={id === opensAt && !hasArrived}
        found={id === foundIn ? found : null}
      />
    );
  });
}

/** The message that the address names after a search. Escape or another search clears it. */
function useSearchHit(): SearchHit | null {
  const { key: visit, search, hash } = useLocation();
  const navigate = useNavigate();
  const found = useMemo(() => {
    const terms = searchTerms(new URLSearchParams(search).get('find') ?? '');
    const messageId = hash.slice(1);
    return messageId && terms.length > 0 ? { visit, messageId, terms } : null;
  }, [visit, search, hash]);

  const isFound = found !== null;
  useEffect(() => {
    if (!isFound) return;
    const end = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
      void navigate({ search }, { replace: true, preventScrollReset: true });
    };
    document.addEventListener('keydown', end);
    return () => document.removeEventListener('keydown', end);
  }, [isFound, search, navigate]);
  return found;
}
