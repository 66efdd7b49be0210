import { type HelpCitation, lengths, pages } from '@replysmith/contract';
import { IconCheck, IconMinus, IconTrash, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useClearHelpMessages, useHelpMessages } from '../api.ts';
import { useSignedInUser } from '../../../data/session.ts';
import { ApiError, explainFailure } from '../../../lib/api-error.ts';
import { Button } from '../../../components/button.tsx';
import { showToast } from '../../../components/toast.tsx';
import { putHelpBot } from './bot-state.ts';
import { HelpSources, MessageList } from './message-list.tsx';
import type { Asking } from './use-asking.ts';
import classes from './help-panel.module.css';

/** From this length on, the remaining characters are shown. */
const nearTheEnd = lengths.helpMessage - 100;

/** Enter sends, Shift+Enter starts a new line. */
function QuestionField({ asking, takesFocus }: { asking: Asking; takesFocus: boolean }) {
  const { text, write, ask, stop, pending } = asking;
  const field = useRef<HTMLTextAreaElement>(null);
  const takeFocus = useEffectEvent(() => {
    if (takesFocus) field.current?.focus();
  });
  useEffect(() => takeFocus(), []);

  // As the server counts it.
  const length = text.trim().length;
  const isTooLong = length > lengths.helpMessage;
  const send = () => {
    if (!isTooLong) ask(text);
    field.current?.focus();
  };
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <div className={`row items-end ink-above ${classes.field}`}>
      <textarea
        className="grow min-w-0 round on-sheet ink"
        ref={field}
        rows={2}
        aria-label="Your question about Replysmith"
        aria-describedby={length > nearTheEnd ? 'help-question-length' : undefined}
        aria-invalid={isTooLong || undefined}
        placeholder="Ask how something works"
        value={text}
        onChange={(event) => write(event.target.value)}
        onKeyDown={sendByKey}
      />
      {pending === null ? (
        <Button size="small" isBusy={length === 0 || isTooLong} onClick={send}>
          Send
        </Button>
      ) : (
        <Button
          size="small"
          variant="line"
          onClick={() => {
            stop();
            field.current?.focus();
          }}
        >
          Stop
        </Button>
      )}
      {length > nearTheEnd && (
        <p
          id="help-question-length"
          className={`w-full micro ink-3 ${classes.length}`}
          data-too-long={isTooLong}
        >
          {isTooLong
            ? `At most ${lengths.helpMessage.toLocaleString('en')} characters: ${String(length - lengths.helpMessage)} too many.`
            : `${String(lengths.helpMessage - length)} characters left.`}
        </p>
      )}
    </div>
  );
}

/** The open chat, beside the page; the page stays usable. */
export function HelpPanel({ asking, takesFocus }: { asking: Asking; takesFocus: boolean }) {
  const { id } = useSignedInUser();
  const { data } = useHelpMessages(true);
  const minimise = () => putHelpBot(id, 'minimised');
  return (
    <div
      className={`flex column overflow-hidden framed on-sheet ${classes.panel}`}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.nativeEvent.isComposing) minimise();
      }}
    >
      <PanelHead onMinimise={minimise} onClose={() => putHelpBot(id, 'closed')} />
      <MessageList asking={asking} />
      {asking.failed && (
        <FailureNote
          {...asking.failed}
          onRetry={() => asking.failed && asking.ask(asking.failed.question)}
        />
      )}
      <QuestionField asking={asking} takesFocus={takesFocus} />
      <div className={`row items-center size-13 line-24 min-h-40 ${classes.ways}`}>
        <a href={pages.help} target="_blank" rel="noopener">
          Open the Help Center<span className="visually-hidden"> in a new tab</span>
        </a>
        <Link to={pages.settings}>Contact Support</Link>
        {(data?.items.length ?? 0) > 0 && <ClearMessages isAsking={asking.pending !== null} />}
      </div>
    </div>
  );
}

/** Clears the conversation after confirmation. */
function ClearMessages({ isAsking }: { isAsking: boolean }) {
  const [isMeant, setMeant] = useState(false);
  const { mutate, isPending } = useClearHelpMessages();
  const clear = () =>
    mutate(undefined, {
      onError: (error) =>
        showToast({ title: 'Not cleared', message: explainFailure(error).message, kind: 'error' }),
    });
  const Icon = isMeant ? IconCheck : IconTrash;
  return (
    <Button
      variant={isMeant ? 'danger' : 'quiet'}
      size="small"
      isBusy={isAsking || isPending}
      onBlur={() => setMeant(false)}
      onClick={() => (isMeant ? clear() : setMeant(true))}
    >
      <Icon size={16} stroke={1.5} aria-hidden />
      {isMeant ? 'Clear all?' : 'Clear'}
    </Button>
  );
}

type PanelHeadProps = {
  onMinimise: () => void;
  onClose: () => void;
};

function PanelHead({ onMinimise, onClose }: PanelHeadProps) {
  return (
    <div className={`flex justify-between gap-2 ink-below ${classes.head}`}>
      <div className={classes.name}>
        <h2>Help Chat</h2>
        <p className="micro ink-3">Automatic assistant that answers from the help pages</p>
      </div>
      <div className={`flex ${classes.buttons}`}>
        <Button
          variant="quiet"
          size="small"
          shape="icon"
          aria-label="Minimize"
          onClick={onMinimise}
        >
          <IconMinus size={18} stroke={1.5} aria-hidden />
        </Button>
        <Button variant="quiet" size="small" shape="icon" aria-label="Close" onClick={onClose}>
          <IconX size={18} stroke={1.5} aria-hidden />
        </Button>
      </div>
    </div>
  );
}

type FailureNoteProps = { question: string; error: Error; onRetry: () => void };

/**
 * Why there is no answer. If the chat is unreachable, shows what a local search of the help finds.
 */
function FailureNote({ question, error, onRetry }: FailureNoteProps) {
  const found = useFound(isOutage(error) ? question : '');
  return (
    <div className={`stack gap-2 small breakable ${classes.note}`}>
      <p>
        Not answered: “{question}”. {explainFailure(error).message}
      </p>
      {found.length > 0 && (
        <>
          <p>Meanwhile, this is what a search of the help finds:</p>
          <HelpSources citations={found} />
        </>
      )}
      <div className="row items-center gap-2-4">
        <Button variant="line" size="small" onClick={onRetry}>
          Retry
        </Button>
        <Link to={`${pages.help}?${String(new URLSearchParams({ q: question }))}`}>
          Search the help
        </Link>
      </div>
    </div>
  );
}

function isOutage(error: Error): boolean {
  return error instanceof ApiError && (error.kind !== 'http' || (error.status ?? 0) >= 500);
}

function useFound(question: string): HelpCitation[] {
  const [found, setFound] = useState<HelpCitation[]>([]);
  useEffect(() => {
    if (question === '') return;
    let isWanted = true;
    void import('../find-sources.ts').then(
      ({ findSources }) => isWanted && setFound(findSources(question)),
      // The search link is shown anyway.
      () => undefined,
    );
    return () => {
      isWanted = false;
      setFound([]);
    };
  }, [question]);
  return found;
}
