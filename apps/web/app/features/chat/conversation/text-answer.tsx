import type { ChatMessage, MessageType } from '@replysmith/contract';
import { Suspense, lazy, useEffect, useEffectEvent, useRef } from 'react';
import { AnswerText } from '../../../components/answer-text.tsx';
import { useDockHeight } from '../../../components/dock-height.ts';
import { aiLabel, aiText, authorOf, isCoachAlone, whatFailed } from '../messages/answer-words.ts';
import type { MessagePair } from '../messages/message-pairs.ts';
import { readerName } from '../reader/use-reader.ts';
import type { Look } from '../reader/reader-reply.tsx';
import { ReaderSheet } from '../reader/reader-sheet.tsx';
import { ByLine, TextMessage } from '../messages/message.tsx';
import { belowHeader } from '../../../theme/header-height.ts';
import { type Arrival, freeHeight, movePage, whenReaderActs } from '../messages/scrolling.ts';
import { NewVariant } from '../variants/variant-bar.tsx';
import classes from './conversation.module.css';

const titles: Readonly<Record<MessageType, string>> = {
  email_optimization: 'Uses 1 request',
  conversation: 'Questions are free; the model may write something else',
  client_simulation: 'Simulated replies are free; the reader may answer differently',
};

/** The way to another variant of an answer in words; none where the same would come again. */
function AskAgain({ pair }: { pair: MessagePair }) {
  const { draft, answer } = pair;
  if (answer?.answer && isCoachAlone(answer.answer)) return null;
  return <NewVariant pair={pair} title={titles[draft.message_type]} />;
}

/**
 * Loaded when needed: sources need the coach's evidence, and a debrief needs the email that was
 * read.
 */
const QuestionAnswer = lazy(() =>
  import('./question-answer.tsx').then((module) => ({ default: module.QuestionAnswer })),
);

const ReaderReply = lazy(() =>
  import('../reader/reader-reply.tsx').then((module) => ({ default: module.ReaderReply })),
);

const stopped = 'Stopped. This is what was written.';

type TextAnswerProps = {
  /** The writer's message that it answers. */
  draft: ChatMessage;
  answer: ChatMessage;
  arrival: Arrival | null;
};

/** An answer in words: to a question, from a simulated reader, or stored in an older form. */
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
          note={note ?? 'Its score was stored in a format that can no longer be read.'}
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
      <div className={`hide-empty flex ${classes.actions}`}>
        <AskAgain pair={{ draft, answer: message }} />
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
  // The coach's answers come all at once, so a stopped one is always a model's.
  const author = by ? authorOf(by) : is_partial ? 'a model' : null;
  if (type === 'client_simulation') {
    const how = author === null ? undefined : `written by ${author}`;
    return { who: 'Simulated reader, not a real person', how };
  }
  if (type === 'email_optimization' || author === null) return { who: 'Answer' };
  return { who: `Answered by ${author}`, how: 'questions are free' };
}

/** Marks the end of a new answer in words, and scrolls as much of it into view as fits. */
function ArrivalMark() {
  const end = useRef<HTMLSpanElement>(null);
  const come = useEffectEvent(() => {
    const pair = end.current?.closest('[data-answered]');
    if (!end.current || !pair) return;
    const { top } = pair.getBoundingClientRect();
    const hidden = end.current.getBoundingClientRect().bottom + 16 - freeHeight();
    const way = Math.min(hidden, top - belowHeader);
    if (way > 0) movePage(way);
  });
  const isTakenOver = useRef(false);
  useEffect(
    () =>
      whenReaderActs(() => {
        isTakenOver.current = true;
      }),
    [],
  );
  // The composer may need more room now than while it waited.
  const dockHeight = useDockHeight();
  useEffect(() => {
    if (!isTakenOver.current) come();
  }, [dockHeight]);
  return <span ref={end} />;
}
