import { ChatGreeting } from './chat-greeting.tsx';
import classes from './chat-head.module.css';
import { RequestsMeter } from './requests-meter.tsx';
import { NewChatLink } from '../sessions/new-chat-link.tsx';
import { SessionsSheet } from '../sessions/sessions-sheet.tsx';

/** Who it is, what is left today, and the ways to other sessions; one line over what was said. */
export function ChatHead({ isSlim }: { isSlim: boolean }) {
  return (
    <header className={classes.head} data-slim={isSlim || undefined}>
      <ChatGreeting isSlim={isSlim} />
      <div className={classes.side}>
        <RequestsMeter isSlim={isSlim} />
        <div className={classes.buttons}>
          <SessionsSheet />
          <NewChatLink>Start New Session</NewChatLink>
        </div>
      </div>
    </header>
  );
}
