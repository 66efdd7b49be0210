import { ApiError, hasCode, isUnauthenticated, mayHaveHappened } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/banner/banner.tsx';
import { RefusedText } from '../sending/refused-text.ts';

type ComposerProblemProps = {
  problem: Error;
  pausedUntil: string | null;
  onRetry: () => void;
  isRetrying: boolean;
};

/** Why the email was not sent, beside the email, which is still there. */
export function ComposerProblem(props: ComposerProblemProps) {
  const { problem, pausedUntil, onRetry, isRetrying } = props;
  const { title, detail, mayRetry } = explain(problem, pausedUntil);
  return (
    <Banner
      tone="danger"
      title={title}
      isSilent={hasCode(problem, 'usage_limit_reached')}
      action={
        mayRetry && (
          <Button variant="line" size="small" isBusy={isRetrying} onClick={onRetry}>
            Try again
          </Button>
        )
      }
    >
      {detail}
    </Banner>
  );
}

type Explanation = { title: string; detail: string; mayRetry: boolean };

const safe = 'Your text is still here, and nothing was charged.';
const inDoubt =
  'Your text is still here. It is not known whether this was counted; it shows in your chats if it was. Trying again never counts twice.';

function explain(problem: Error, pausedUntil: string | null): Explanation {
  if (problem instanceof RefusedText) {
    return { title: problem.message, detail: 'Nothing was charged.', mayRetry: false };
  }
  if (!(problem instanceof ApiError)) {
    return { title: 'An unexpected error occurred.', detail: safe, mayRetry: true };
  }
  if (isUnauthenticated(problem)) return { title: problem.message, detail: safe, mayRetry: true };
  if (problem.code === 'validation_failed') {
    const reason = Object.values(problem.fields)[0]?.[0] ?? problem.message;
    return { title: reason, detail: 'Nothing was charged.', mayRetry: false };
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
  return {
    title: problem.message,
    detail: `${mayHaveHappened(problem) ? inDoubt : safe}${wait}${request}`,
    mayRetry: true,
  };
}
