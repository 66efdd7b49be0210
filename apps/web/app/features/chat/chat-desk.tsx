import { formatDraft } from '@replysmith/coach';
import type { OptimizeEmailReply } from '@replysmith/contract';
import { useRef, useState } from 'react';
import { useChatSession } from '../../data/chat-sessions.ts';
import { sampleDraft } from '../../data/sample-draft.ts';
import { useSignedInUser } from '../../data/session.ts';
import { isNotFound } from '../../lib/api-error.ts';
import { keepWork, keptWork } from '../../lib/kept-work.ts';
import classes from './chat-desk.module.css';
import { ChatHead } from './chat-head.tsx';
import { Composer } from './composer/composer.tsx';
import { useKeptText } from './composer/use-kept-text.ts';
import { FirstSteps } from './messages/first-steps.tsx';
import { SessionNotFound } from './messages/session-not-found.tsx';
import { SessionMessages } from './messages/session-messages.tsx';
import type { ReadAs } from './reading/read-as.ts';
import { useIsHere } from './use-is-here.ts';
import { useSending } from './use-sending.ts';

type ChatDeskProps = {
  sessionId: string | null;
  /** The id of the answer that has just come, if it is in this session. */
  newestAnswer: string | null;
  onSending: () => void;
  onAnswered: (reply: OptimizeEmailReply) => void;
};

/** One session: what was said, and the composer for the next email. */
export function ChatDesk({ sessionId, newestAnswer, onSending, onAnswered }: ChatDeskProps) {
  const { id: userId } = useSignedInUser();
  const draftKey = `${userId}:draft:${sessionId ?? 'new'}`;
  const session = useChatSession(sessionId);
  const [text, setText] = useKeptText(draftKey);
  const [readAs, setReadAs] = useState<ReadAs>({});
  const field = useRef<HTMLTextAreaElement>(null);
  const isHere = useIsHere();
  const { send, isSending, problem, forgetRefusal } = useSending({
    sessionId,
    draftKey,
    onSending,
    onAnswered: (reply, sent) => {
      // What was typed meanwhile stays.
      if (keptWork(draftKey) === sent) keepWork(draftKey, '');
      if (!isHere.current) return;
      setText(keptWork(draftKey));
      setReadAs({});
      onAnswered(reply);
    },
  });

  if (isNotFound(session.error)) return <SessionNotFound />;
  return (
    <main className={classes.main}>
      <div className={classes.flow}>
        <ChatHead />
        {sessionId === null ? (
          <FirstSteps
            isSending={isSending}
            onTrySample={() => {
              setText(formatDraft(sampleDraft));
              field.current?.focus();
            }}
          />
        ) : (
          <SessionMessages
            sessionId={sessionId}
            newestAnswer={newestAnswer}
            isSending={isSending}
          />
        )}
      </div>
      <Composer
        field={field}
        text={text}
        onType={(next) => {
          setText(next);
          forgetRefusal();
        }}
        readAs={readAs}
        onReadAs={setReadAs}
        onSend={() => void send(text, readAs)}
        isSending={isSending}
        problem={problem}
      />
    </main>
  );
}
