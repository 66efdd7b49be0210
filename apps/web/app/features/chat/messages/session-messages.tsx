import { Fragment, lazy, Suspense } from 'react';
import { useChatMessages } from '../../../data/chat-messages.ts';
import { sessionName, useChatSession } from '../../../data/chat-sessions.ts';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { ByLine } from './by-line.tsx';
import { DraftMessage } from './draft-message.tsx';
import { exchanges } from './exchange.ts';
import { Message } from './message.tsx';
import { MessagesProblem } from './messages-problem.tsx';
import { PendingAnswer } from './pending-answer.tsx';

/** A result brings the coach along, which an empty chat can do without. */
const ResultMessage = lazy(() =>
  import('../result/result-message.tsx').then((module) => ({ default: module.ResultMessage })),
);

type SessionMessagesProps = {
  sessionId: string;
  newestAnswer: string | null;
  isSending: boolean;
};

/** What was said in one session, in each of its states. */
export function SessionMessages({ sessionId, newestAnswer, isSending }: SessionMessagesProps) {
  const session = useChatSession(sessionId);
  const messages = useChatMessages(sessionId);

  if (messages.data) {
    return (
      <>
        <title>{`${session.data ? sessionName(session.data) : 'Chat'} · Replysmith`}</title>
        {exchanges(messages.data.items).map(({ draft, answer }) => (
          <Fragment key={answer.id}>
            <Message>
              <ByLine who="You" at={draft.created_at} />
              <DraftMessage
                email={answer.optimization_results.original_email}
                score={answer.optimization_results.score.original_score}
              />
            </Message>
            <Message>
              <Suspense fallback={<Skeleton label="Loading messages..." />}>
                <ResultMessage answer={answer} isNew={answer.id === newestAnswer} />
              </Suspense>
            </Message>
          </Fragment>
        ))}
        {isSending && <PendingAnswer />}
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
