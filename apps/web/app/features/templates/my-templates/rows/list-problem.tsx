import { ApiError } from '../../../../lib/wire/api-error.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Banner } from '../../../../ui/banner/banner.tsx';

/** Says that templates could not be loaded, and lets one try again. */
export function ListProblem({ problem, onRetry }: { problem: Error; onRetry: () => void }) {
  const { requestId: reference, retryAfterSeconds: wait } =
    problem instanceof ApiError ? problem : { requestId: null, retryAfterSeconds: null };
  return (
    <div role="alert">
      <Banner
        tone="danger"
        title="Error Loading Templates"
        action={
          <Button variant="line" size="small" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        Unable to load templates: {problem.message}{' '}
        {wait === null ? 'Nothing was changed.' : `You can go on in ${String(wait)} seconds.`}
        {reference && <> Reference: {reference}</>}
      </Banner>
    </div>
  );
}
