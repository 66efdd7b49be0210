import { ApiError } from '../../../lib/wire/api-error.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';

type NotLoadedProps = { title: string; error: Error; onRetry: () => void };

/** In place of what could not be read. */
export function NotLoaded({ title, error, onRetry }: NotLoadedProps) {
  const id = error instanceof ApiError ? error.requestId : null;
  return (
    <EmptyState
      title={title}
      action={
        <Button variant="line" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {error.message} Nothing of yours is lost.{id && ` (Request ${id})`}
    </EmptyState>
  );
}
