import { type HelpCitation, type HelpMessage, pages } from '@replysmith/contract';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { AnswerText } from '../../../components/answer-text.tsx';
import { Button } from '../../../components/button.tsx';
import { CopyButton, useCopied } from '../../../components/copy-button.tsx';
import { TryAgain } from '../../../components/try-again.tsx';
import { useSignedInUser } from '../../../data/session.ts';
import { explainFailure } from '../../../lib/api-error.ts';
import { copyText } from '../../../lib/clipboard.ts';
import { useHelpGreeting, useHelpMessages } from '../api.ts';
import { InlineText } from '../help-item-body.tsx';
import { putHelpBot } from './bot-state.ts';
import type { Asking } from './use-asking.ts';
import classes from './help-panel.module.css';

/** The messages, scrolled to the newest. */
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
      className={`relative flex column grow gap-3 ${classes.list}`}
      role="log"
      aria-live="off"
      aria-label="Help messages"
      tabIndex={0}
    >
      {error && !data && (
        <div className={classes.listNote}>
          <p>Earlier messages could not be loaded. {explainFailure(error).message}</p>
          <TryAgain size="small" onClick={() => void refetch()} />
        </div>
      )}
      {isNew && greeting && <p className={classes.listNote}>{greeting.response}</p>}
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
          <p className={classes.listNote}>Looking through the help pages …</p>
        </>
      )}
      {next && <QuickReplies questions={next} onAsk={ask} />}
    </div>
  );
}

function OwnQuestion({ text }: { text: string }) {
  return (
    <p className={`breakable pt-2 ${classes.question}`} data-question>
      <span className="visually-hidden">You asked: </span>
      {text}
    </p>
  );
}

type QuickRepliesProps = { questions: readonly string[]; onAsk: (question: string) => void };

/** Questions that are asked by pressing them. */
function QuickReplies({ questions, onAsk }: QuickRepliesProps) {
  if (questions.length === 0) return null;
  return (
    <div className={`row ${classes.replies}`} role="group" aria-label="Ask next">
      {questions.map((question) => (
        <Button key={question} variant="line" size="small" onClick={() => onAsk(question)}>
          {question}
        </Button>
      ))}
    </div>
  );
}

type HelpAnswerProps = { answer: HelpMessage; question: string };

/** An answer with its sources and author; if the help has none, other ways to get one. */
function HelpAnswer({ answer, question }: HelpAnswerProps) {
  const { hasCopied, copy } = useCopied(copyText);
  const isKnown = answer.citations.length > 0;
  return (
    <div className={`stack gap-2 breakable ${classes.answer}`}>
      <AnswerText text={answer.content} Words={HelpWords} />
      {isKnown ? (
        <HelpSources citations={answer.citations} />
      ) : (
        <p className={`row size-13 line-24 ${classes.answerActions}`}>
          <Link to={`${pages.help}?${String(new URLSearchParams({ q: question }))}`}>
            Search the help for it
          </Link>
          <Link to={pages.chat}>Ask the coach about your email</Link>
          <Link to={pages.settings}>Contact Support</Link>
        </p>
      )}
      <div className={`row items-center ink-3 ${classes.foot}`}>
        <CopyButton
          variant="quiet"
          size="small"
          hasCopied={hasCopied}
          onCopy={() => void copy(answer.content.replaceAll(/\*\*|`/gu, ''))}
        />
        {answer.engine === 'model' && <span>Worded by a language model (AI)</span>}
      </div>
    </div>
  );
}

function HelpWords({ text }: { text: string }) {
  return <InlineText text={text} terms={[]} />;
}

type HelpSourcesProps = {
  /** The first is the main source. */
  citations: readonly HelpCitation[];
};

/** The help items behind an answer. */
export function HelpSources({ citations }: HelpSourcesProps) {
  const { id } = useSignedInUser();
  const uncover = () => {
    if (matchMedia('(max-width: 767px)').matches) putHelpBot(id, 'minimised');
  };
  return (
    <div className={`grid size-13 line-24 ${classes.sources}`}>
      <span className="ink-3" aria-hidden>
        From the help pages
      </span>
      <ul aria-label="From the help pages">
        {citations.map(({ topic, item, title }) => (
          <li key={`${topic}/${item}`}>
            <Link to={pages.helpItem(topic, item)} onClick={uncover}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
