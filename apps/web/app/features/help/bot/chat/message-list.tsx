import { useEffect, useRef } from 'react';
import { useHelpGreeting, useHelpMessages } from '../../../../data/help/help-messages.ts';
import { explainFailure } from '../../../../lib/wire/explain-failure.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { HelpAnswer } from './help-answer.tsx';
import classes from './message-list.module.css';
import { OwnQuestion } from './own-question.tsx';
import { QuickReplies } from './quick-replies.tsx';
import type { Asking } from './use-asking.ts';

/** What was said, the newest in view. */
export function MessageList({ asking: { pending, ask } }: { asking: Asking }) {
  const { data, error, refetch } = useHelpMessages(true);
  const messages = data?.items ?? [];
  const isNew = data !== undefined && messages.length === 0;
  const { data: greeting } = useHelpGreeting(isNew);
  const list = useRef<HTMLDivElement>(null);
  const last = messages.at(-1);
  useEffect(() => {
    const questions = list.current?.querySelectorAll('[data-question]');
    const latest = questions?.item(questions.length - 1);
    if (list.current && latest instanceof HTMLElement) list.current.scrollTop = latest.offsetTop;
  }, [last?.id, pending]);

  const next = pending === null ? (isNew ? greeting?.suggestions : last?.suggestions) : undefined;
  return (
    <div
      ref={list}
      className={classes.list}
      role="log"
      aria-live="off"
      aria-label="Help messages"
      tabIndex={0}
    >
      {error && !data && (
        <div className={classes.note}>
          <p>What was said before could not be loaded. {explainFailure(error).message}</p>
          <Button variant="line" size="small" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      )}
      {isNew && greeting && <p className={classes.note}>{greeting.response}</p>}
      {messages.map((message, index) =>
        message.role === 'user' ? (
          <OwnQuestion key={message.id} text={message.content} />
        ) : (
          <HelpAnswer
            key={message.id}
            answer={message}
            question={messages[index - 1]?.content ?? ''}
          />
        ),
      )}
      {pending !== null && (
        <>
          <OwnQuestion text={pending} />
          <p className={classes.note}>Looking through the help pages …</p>
        </>
      )}
      {next && <QuickReplies questions={next} onAsk={ask} />}
    </div>
  );
}
