import type { MessageType } from '@replysmith/contract';
import { EmptyRing } from '../../../components/score-ring.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { Message } from '../messages/message.tsx';
import classes from './conversation.module.css';

/** Room for a result that the server has not started yet; answers in words need none. */
export function PendingAnswer({ messageType }: { messageType: MessageType | null }) {
  if (messageType && messageType !== 'email_optimization') return null;
  return (
    <div className={classes.pending}>
      <Message>
        <PendingResult />
      </Message>
    </div>
  );
}

/** The placeholder of a result. That it is in progress is announced elsewhere. */
export function PendingResult() {
  return (
    <div aria-hidden className={`grid one-column-tablet gap-7 ${classes.result}`}>
      <div className={`framed-line round-sheet on-sheet ${classes.sheet}`} />
      <div className={classes.ring}>
        <EmptyRing text="Optimizing" />
      </div>
    </div>
  );
}

/** In place of a session's messages. */
export function LoadingMessages() {
  return (
    <Message>
      <Skeleton
        widths={['22%', '100%', '46%', '100%', '96%', '100%', '71%', '100%', '88%']}
        label="Loading messages..."
      />
    </Message>
  );
}
