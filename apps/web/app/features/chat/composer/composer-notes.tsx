import { type MessageType, errorCodes, pages } from '@replysmith/contract';
import { IconX } from '@tabler/icons-react';
import { Banner } from '../../../components/banner.tsx';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { TryAgain } from '../../../components/try-again.tsx';
import {
  ApiError,
  hasCode,
  isUnauthenticated,
  mayHaveHappened,
  unexpectedError,
} from '../../../lib/api-error.ts';
import type { Ask } from '../sending/ask.ts';
import { RefusedText } from '../sending/use-again.ts';
import type { Answering } from '../sending/use-answering.ts';
import type { Composed, Draft } from './use-draft.ts';
import type { EmailFile } from './use-email-file.ts';
import { usePausedUntil } from './use-sends.ts';
import classes from './composer-foot.module.css';

type ComposerProblemProps = {
  problem: Error;
  /** The session could not be created. */
  isNewChat: boolean;
  /** The server had accepted the text, so it may still be answered and counted. */
  hasBegun?: boolean;
  pausedUntil: string | null;
  onRetry: () => void;
  isRetrying: boolean;
};

/** Why the text was not sent, above the text, which is still there. */
export function ComposerProblem(props: ComposerProblemProps) {
  const { problem, isNewChat, hasBegun = false, pausedUntil, onRetry, isRetrying } = props;
  const { title, detail, mayRetry } = explain(problem, { pausedUntil, isNewChat, hasBegun });
  const isOverLimit = hasCode(problem, 'usage_limit_reached');
  return (
    <Banner
      tone="danger"
      title={title}
      action={
        isOverLimit ? (
          <ButtonLink to={pages.upgrade} variant="line" size="small">
            See plans
          </ButtonLink>
        ) : (
          mayRetry && <TryAgain size="small" isBusy={isRetrying} onClick={onRetry} />
        )
      }
    >
      {detail}
    </Banner>
  );
}

type Explanation = { title: string; detail: string; mayRetry: boolean };

const safe = 'Your text is still here, and nothing was charged.';
const unsent = 'Your text is still here. Nothing was sent, and nothing was charged.';

const inDoubt =
  'Your text is still here. We do not know whether this was counted; if it was, it shows in your chats. Trying again never counts twice.';

/** With these statuses the server's own message says what to do. */
const ownStatuses: readonly number[] = [401, 403, 422, 429];

type Circumstances = { pausedUntil: string | null; isNewChat: boolean; hasBegun: boolean };

function explain(problem: Error, { pausedUntil, isNewChat, hasBegun }: Circumstances): Explanation {
  if (problem instanceof RefusedText) {
    return { title: problem.message, detail: 'Nothing was charged.', mayRetry: false };
  }
  if (!(problem instanceof ApiError)) {
    const failure = failureOf(unexpectedError, isNewChat);
    return { ...failure, detail: `${failure.detail} ${safe}`, mayRetry: true };
  }
  if (isUnauthenticated(problem)) {
    return { title: problem.message, detail: hasBegun ? inDoubt : safe, mayRetry: true };
  }
  if (problem.code === 'validation_failed') {
    const reason = Object.values(problem.fields)[0]?.[0] ?? problem.message;
    return { title: reason, detail: 'Nothing was charged.', mayRetry: false };
  }
  if (problem.code === 'not_found') {
    const detail = `It was deleted elsewhere. ${safe}`;
    return { title: 'This chat no longer exists.', detail, mayRetry: true };
  }
  if (problem.code === 'session_full') {
    return { title: problem.message, detail: safe, mayRetry: false };
  }
  if (problem.code === 'usage_limit_reached') {
    const [title = '', ...rest] = problem.message.split(/(?<=\.)\s+/u);
    const again = pausedUntil && `Requests start again at ${pausedUntil}.`;
    const detail = [...rest, 'Your text is still here.', again].filter(Boolean).join(' ');
    return { title, detail, mayRetry: false };
  }
  const request = problem.requestId ? ` Request ${problem.requestId}.` : '';
  const wait = problem.retryAfterSeconds
    ? ` Try again in ${String(problem.retryAfterSeconds)} seconds.`
    : '';
  const wasSent = problem.code !== 'offline';
  const isInDoubt = wasSent && mayHaveHappened(problem);
  const failure = ownStatuses.includes(problem.status ?? 0)
    ? { title: problem.message, detail: '' }
    : failureOf(problem.message, isNewChat && wasSent && !isInDoubt);
  const known = wasSent ? safe : unsent;
  const detail = `${failure.detail} ${isInDoubt ? inDoubt : known}${wait}${request}`.trim();
  return { title: failure.title, detail, mayRetry: true };
}

function failureOf(message: string, isNewChat: boolean) {
  const reason = /[.!?…]$/u.test(message) ? message : `${message}.`;
  return isNewChat
    ? {
        title: 'Session Creation Failed',
        detail: `Unable to create chat session: ${reason}`,
      }
    : { title: 'Message Processing Failed', detail: `Unable to process message: ${reason}` };
}

type ComposerNotesProps = {
  composed: Composed;
  answering: Answering;
  onSend: (ask: Ask | null) => void;
  /** A ref for the lines that lead to something out of sight. */
  slot: (element: HTMLElement | null) => void;
};

/** Above the field: what happened to the last text, and links to what is out of sight. */
export function ComposerNotes({ composed, answering, onSend, slot }: ComposerNotesProps) {
  const { sessionId, mode, reader, action } = composed;
  const { problem, note, waiting } = answering;
  const pausedUntil = usePausedUntil();
  return (
    <>
      {problem && (
        <ComposerProblem
          problem={problem.error}
          isNewChat={sessionId === null && !problem.hasBegun}
          hasBegun={problem.hasBegun}
          pausedUntil={pausedUntil}
          onRetry={() => onSend(problem.ask ?? action.ask)}
          isRetrying={waiting !== null}
        />
      )}
      {note && <Banner tone="info" title={note} isSilent />}
      <div ref={slot} className="hide-empty" />
      {mode === 'client_simulation' && reader.stage === 'none' && <NothingToRead />}
    </>
  );
}

/** Shown in advance: there is no email for a reader to reply to. */
function NothingToRead() {
  const { message } = errorCodes.no_optimized_email;
  const [title = '', ...rest] = message.split(/(?<=:)\s/u);
  return (
    <Banner tone="warning" title={title}>
      {rest.join(' ')}
    </Banner>
  );
}

const names: Readonly<Record<MessageType, string>> = {
  email_optimization: 'your email',
  conversation: 'your question',
  client_simulation: 'your answer',
};

type AnotherVariantProps = { mode: MessageType; onCancel: () => void };

/** Says that what is written will stand beside an earlier message, not after it. */
function AnotherVariant({ mode, onCancel }: AnotherVariantProps) {
  return (
    <p className={classes.line}>
      Another variant of {names[mode]}; the previous one is kept.
      <Button variant="quiet" size="small" onClick={onCancel}>
        Cancel
      </Button>
    </p>
  );
}

type DraftNotesProps = {
  mode: MessageType;
  draft: Draft;
  emailFile: EmailFile;
  /** It is another try of an earlier message. */
  isEdit: boolean;
  /** It has been sent and is being answered. */
  isSent: boolean;
};

/** Notes about the draft itself. */
export function DraftNotes({ mode, draft, emailFile, isEdit, isSent }: DraftNotesProps) {
  const { news, forget } = emailFile;
  const bringBack = () => {
    draft.bringBack();
    forget();
  };
  return (
    <>
      {isEdit && !isSent && <AnotherVariant mode={mode} onCancel={draft.giveUp} />}
      {news?.tone === 'info' && mode === 'email_optimization' && (
        <p className={classes.line} role="status">
          <span className="breakable">
            {news.title} {news.detail}
          </span>
          <Button variant="quiet" size="small" shape="icon" aria-label="Close" onClick={forget}>
            <IconX size={16} stroke={1.5} aria-hidden />
          </Button>
        </p>
      )}
      {draft.hasSetAside && !isEdit && !isSent && <SetAside onBringBack={bringBack} />}
      {!draft.isKept && <NotSaved />}
    </>
  );
}

/** Says that the browser's storage is full or not available. */
function NotSaved() {
  return (
    <p className={classes.line} role="status">
      This browser cannot keep drafts: copy your text before you close or reload this page.
    </p>
  );
}

/** Says that another draft was set aside for this text, and offers to bring it back. */
function SetAside({ onBringBack }: { onBringBack: () => void }) {
  return (
    <p className={classes.line}>
      What you had before is kept.
      <Button variant="quiet" size="small" onClick={onBringBack}>
        Bring it back
      </Button>
    </p>
  );
}
