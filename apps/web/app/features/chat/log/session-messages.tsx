import type { RunningAnswer } from '../../../data/answering/running-answer.ts';
import { useChatMessages } from '../../../data/chat-messages.ts';
import { sessionName, useChatSession } from '../../../data/chat-sessions.ts';
import { isolated } from '../../../lib/words/isolated.ts';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { Conversation, type ConversationParts } from './conversation.tsx';
import { MessageLog } from './message-log.tsx';
import { Message } from '../said/message.tsx';
import { MessagesProblem } from './messages-problem.tsx';
import { PendingAnswer } from './pending-answer.tsx';

type SessionMessagesProps = ConversationParts & { sessionId: string };

/** What was said in one session, in each of its states. */
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
  return (
    <Message>
      <Skeleton
        widths={['22%', '100%', '46%', '100%', '96%', '100%', '71%', '100%', '88%']}
        label="Loading messages..."
      />
    </Message>
  );
}

function isAmong(messages: readonly { id: string }[], { messageId }: RunningAnswer): boolean {
  return messages.some(({ id }) => id === messageId);
}
