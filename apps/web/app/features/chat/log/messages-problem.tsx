import { ApiError } from '../../../lib/wire/api-error.ts';
import { asSentence } from '../../../lib/words/as-sentence.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';

type MessagesProblemProps = { problem: Error; onRetry: () => void };

export function MessagesProblem({ problem, onRetry }: MessagesProblemProps) {
  const request = problem instanceof ApiError ? problem.requestId : null;
  return (
    <>
      <title>Chat · Replysmith</title>
      <Banner
        tone="danger"
        title="Error Loading Messages."
        action={
          <Button variant="line" size="small" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        {asSentence(problem.message)} Nothing is lost.{request && ` Request ${request}.`}
      </Banner>
    </>
  );
}
