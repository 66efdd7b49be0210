import { NewChatLink } from './new-chat-link.tsx';
import { Sessions } from './sessions.tsx';
import classes from './sessions-panel.module.css';

/** The sessions beside the conversation, on screens wide enough for both. */
export function SessionsPanel() {
  return (
    <aside className={classes.panel} aria-label="Chat Sessions">
      <div className={classes.head}>
        <h2 className="label">Chat Sessions</h2>
        <NewChatLink>New Chat</NewChatLink>
      </div>
      <Sessions />
    </aside>
  );
}
