import { pages } from '@replysmith/contract';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { SkipLink } from '../../components/navigation.tsx';
import { ChatPanel } from './chat-panel.tsx';
import { composerId } from './composer/composer-field.tsx';
import type { Arrival } from './messages/scrolling.ts';
import { useIsNotFound } from './messages/api.ts';
import { NewChatLink, Sessions } from './sessions/sessions.tsx';
import classes from './chat-page.module.css';

export function ChatPage() {
  const { number, sessionId, becomeSession } = useOpenChat();
  const [arrival, setArrival] = useState<Arrival | null>(null);
  const [status, setStatus] = useState('');
  const isDeleted = useIsNotFound(sessionId);

  return (
    <div className={`grid one-column-laptop ${classes.chat}`}>
      <nav className="absolute" aria-label="Skip">
        <SkipLink to={composerId}>Skip to the text field</SkipLink>
      </nav>
      <SessionsPanel />
      <ChatPanel
        key={number}
        sessionId={sessionId}
        onSession={becomeSession}
        arrival={arrival}
        onArrival={setArrival}
        onStatus={setStatus}
      />
      <p className="visually-hidden" role="status">
        {isDeleted ? 'This chat no longer exists' : status}
      </p>
    </div>
  );
}

/** The sessions beside the conversation, on screens wide enough for both. */
export function SessionsPanel() {
  return (
    <aside className={`flex column not-laptop pt-4 ${classes.panel}`} aria-label="Chat Sessions">
      <div className={`flex items-center justify-between gap-4 ${classes.head}`}>
        <h2 className="label">Chat Sessions</h2>
        <NewChatLink>New Chat</NewChatLink>
      </div>
      <Sessions />
    </aside>
  );
}

type OpenChat = {
  /** The key of the panel: as long as it is the same, the panel stays mounted. */
  number: number;
  sessionId: string | null;
  /** The session in the address at that time. */
  address: string | null;
};

/**
 * Which session is open. A session that begins or ends while the page is open changes the address,
 * but mounts nothing anew.
 */
function useOpenChat() {
  const { sessionId: address = null } = useParams();
  const navigate = useNavigate();
  const { search } = useLocation();
  // An answer may begin long after the question was sent.
  const latestSearch = useRef(search);
  useEffect(() => {
    latestSearch.current = search;
  }, [search]);
  const [page, setPage] = useState<OpenChat>({ number: 0, sessionId: address, address });

  let open = page;
  if (address !== page.address) {
    const isOther = address !== page.sessionId;
    open = { number: page.number + Number(isOther), sessionId: address, address };
    setPage(open);
  }

  return {
    number: open.number,
    sessionId: open.sessionId,
    becomeSession: (sessionId: string | null) => {
      setPage((current) => ({ ...current, sessionId }));
      const pathname = sessionId ? pages.session(sessionId) : pages.chat;
      void navigate({ pathname, search: latestSearch.current }, { replace: true });
    },
  };
}
