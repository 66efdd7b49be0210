import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';

type NotLoadedProps = {
  /** "The log" */
  what: string;
  error: Error;
  onRetry: () => void;
};

/** In place of what could not be read. */
export function NotLoaded({ what, error, onRetry }: NotLoadedProps) {
  return (
    <EmptyState
      title={`${what} could not be loaded`}
      action={
        <Button variant="line" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {error.message}
    </EmptyState>
  );
}
