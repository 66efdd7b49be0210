import type { ChatMessage } from '@replysmith/contract';
import { lazy, Suspense } from 'react';
import type { Arrival } from '../exchange/arrival.ts';
import { aiLabel, aiText, authorOf, whatFailed } from '../exchange/author.ts';
import { AnswerText } from '../../../ui/answer-text/answer-text.tsx';
import { readerName } from '../reader/reader-of.ts';
import { ReaderSheet } from '../reader/reader-sheet.tsx';
import type { Look } from '../reader/reader-reply.tsx';
import { ArrivalMark } from '../scrolling/arrival-mark.tsx';
import { ByLine } from '../said/by-line.tsx';
import { TextMessage } from '../said/text-message.tsx';
import { TryWordsAgain } from '../tries/try-words-again.tsx';
import classes from './text-answer.module.css';

/** Sources bring the coach's evidence along; looking back brings the email that was read. */
const QuestionAnswer = lazy(() =>
  import('../questions/question-answer.tsx').then((module) => ({ default: module.QuestionAnswer })),
);
const ReaderReply = lazy(() =>
  import('../reader/reader-reply.tsx').then((module) => ({ default: module.ReaderReply })),
);

const stopped = 'Stopped. This is what had come.';

type TextAnswerProps = {
  /** The writer's message that it answers. */
  draft: ChatMessage;
  answer: ChatMessage;
  arrival: Arrival | null;
};

/** An answer in words: to a question, in a reader's voice, or of an older form. */
export function TextAnswer({ draft, answer: message, arrival }: TextAnswerProps) {
  const { content, created_at: at, answer, client_reply: reply, is_partial: isPartial } = message;
  const by = answer ?? reply;
  const mark = arrival && arrival.takes !== 'nothing' && <ArrivalMark />;
  const failure = by && whatFailed(by);
  const note = failure ? `${failure} The coach wrote this instead.` : isPartial ? stopped : null;
  return (
    <>
      <ByLine
        {...whoAndHow(message)}
        at={at}
        label={by ? aiLabel(by) : isPartial ? aiText : undefined}
      />
      {message.message_type === 'email_optimization' ? (
        <TextMessage
          text={content || 'Nothing was answered.'}
          note={note ?? 'Its score was stored in a form that is no longer read.'}
        />
      ) : (
        <>
          {answer ? (
            <Suspense fallback={<AnswerText text={content} />}>
              <QuestionAnswer message={message} answer={answer} />
              {mark}
            </Suspense>
          ) : reply ? (
            <Suspense
              fallback={
                <>
                  <ReaderSheet who={readerName(reply.persona)}>
                    {content || 'No answer came.'}
                  </ReaderSheet>
                  <p className="small ink-2">{reply.reason}</p>
                </>
              }
            >
              <ReaderReply
                text={content}
                reply={reply}
                opens={opensAt(reply.is_over, arrival !== null)}
              />
              {mark}
            </Suspense>
          ) : message.message_type === 'client_simulation' ? (
            <ReaderSheet who="Reader">{content}</ReaderSheet>
          ) : (
            <AnswerText text={content || 'Nothing was answered.'} />
          )}
          {note && <p className="small ink-2">{note}</p>}
        </>
      )}
      <div className={classes.ways}>
        <TryWordsAgain exchange={{ draft, answer: message }} />
      </div>
      {!by && mark}
    </>
  );
}

function opensAt(isOver: boolean, isNew: boolean): Look | null {
  if (!isNew) return null;
  return isOver ? 'debrief' : 'sight';
}

function whoAndHow({ message_type: type, answer, client_reply: reply, is_partial }: ChatMessage) {
  const by = answer ?? reply;
  // The coach answers all at once, so that what was stopped is always a model's.
  const author = by ? authorOf(by) : is_partial ? 'a model' : null;
  if (type === 'client_simulation') {
    const how = author === null ? undefined : `written by ${author}`;
    return { who: 'Simulated reader, not a real person', how };
  }
  if (type === 'email_optimization' || author === null) return { who: 'Answer' };
  return { who: `Answered by ${author}`, how: 'questions are free' };
}
