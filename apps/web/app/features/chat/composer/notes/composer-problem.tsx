import { pages } from '@replysmith/contract';
import {
  ApiError,
  hasCode,
  isUnauthenticated,
  mayHaveHappened,
} from '../../../../lib/wire/api-error.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { ButtonLink } from '../../../../ui/button/button-link.tsx';
import { Banner } from '../../../../ui/banner/banner.tsx';
import { RefusedText } from '../../sending/refused-text.ts';

type ComposerProblemProps = {
  problem: Error;
  /** There is no session yet, so that it could not be begun. */
  isNewChat: boolean;
  pausedUntil: string | null;
  onRetry: () => void;
  isRetrying: boolean;
};

/** Why the email was not sent, beside the email, which is still there. */
export function ComposerProblem(props: ComposerProblemProps) {
  const { problem, isNewChat, pausedUntil, onRetry, isRetrying } = props;
  const { title, detail, mayRetry } = explain(problem, pausedUntil, isNewChat);
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
          mayRetry && (
            <Button variant="line" size="small" isBusy={isRetrying} onClick={onRetry}>
              Try again
            </Button>
          )
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
  'Your text is still here. It is not known whether this was counted; it shows in your chats if it was. Trying again never counts twice.';

/** Refusals of the sign-in, the plan, what was typed and the pace say what to do themselves. */
const ownStatuses: readonly number[] = [401, 403, 422, 429];

function explain(problem: Error, pausedUntil: string | null, isNewChat: boolean): Explanation {
  if (problem instanceof RefusedText) {
    return { title: problem.message, detail: 'Nothing was charged.', mayRetry: false };
  }
  if (!(problem instanceof ApiError)) {
    const failure = failureOf('An unexpected error occurred', isNewChat);
    return { ...failure, detail: `${failure.detail} ${safe}`, mayRetry: true };
  }
  if (isUnauthenticated(problem)) return { title: problem.message, detail: safe, mayRetry: true };
  if (problem.code === 'validation_failed') {
    const reason = Object.values(problem.fields)[0]?.[0] ?? problem.message;
    return { title: reason, detail: 'Nothing was charged.', mayRetry: false };
  }
  if (problem.code === 'not_found') {
    const detail = `It was deleted elsewhere. ${safe}`;
    return { title: 'This chat is no longer here.', detail, mayRetry: true };
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
