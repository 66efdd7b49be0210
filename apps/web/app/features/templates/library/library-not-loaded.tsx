import { ApiError } from '../../../lib/wire/api-error.ts';
import { explainFailure } from '../../../lib/wire/explain-failure.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';

type LibraryNotLoadedProps = { error: Error; onRetry: () => void };

/** In place of the shelf when it could not be read. */
export function LibraryNotLoaded({ error, onRetry }: LibraryNotLoadedProps) {
  const requestId = error instanceof ApiError ? error.requestId : null;
  return (
    <EmptyState
      title="The library could not be loaded"
      action={
        <Button variant="line" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {explainFailure(error).message} {requestId && `Request ${requestId}.`}
    </EmptyState>
  );
}
