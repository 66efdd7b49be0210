import { useState } from 'react';
import { SkipLink } from '../../ui/skip-link/skip-link.tsx';
import type { Arrival } from './exchange/arrival.ts';
import { ChatDesk } from './chat-desk.tsx';
import classes from './chat-page.module.css';
import { composerId } from './composer/field/composer-field.tsx';
import { useIsGone } from './gone/use-is-gone.ts';
import { SessionsPanel } from './sessions/sessions-panel.tsx';
import { useOpenDesk } from './use-open-desk.ts';

export function ChatPage() {
  const { number, sessionId, becomeSession } = useOpenDesk();
  const [arrival, setArrival] = useState<Arrival | null>(null);
  const [status, setStatus] = useState('');
  const isGone = useIsGone(sessionId);

  return (
    <div className={classes.chat}>
      <nav className={classes.skip} aria-label="Skip">
        <SkipLink to={composerId}>Skip to what you write</SkipLink>
      </nav>
      <SessionsPanel />
      <ChatDesk
        key={number}
        sessionId={sessionId}
        onSession={becomeSession}
        arrival={arrival}
        onArrival={setArrival}
        onStatus={setStatus}
      />
      <p className="visually-hidden" role="status">
        {isGone ? 'This chat is no longer here' : status}
      </p>
    </div>
  );
}
