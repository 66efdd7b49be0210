import type { MessageType } from '@replysmith/contract';
import { Message } from '../said/message.tsx';
import classes from './pending-answer.module.css';
import { PendingResult } from './pending-result.tsx';

/** The place of an answer that the server has not begun yet; words need no place of their own. */
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
