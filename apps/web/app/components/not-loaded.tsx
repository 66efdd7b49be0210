import { EmptyState } from './empty-state.tsx';
import { TryAgain } from './try-again.tsx';

type NotLoadedProps = {
  /** "Your plan could not be loaded" */
  title: string;
  /** The reason, and the request id under which the server logged it. */
  error: Error & { readonly requestId?: string | null };
  /** Set when it replaces a page: its title becomes the page's. */
  isPage?: boolean;
  isRetrying?: boolean;
  onRetry: () => void;
};

/** Shown when data could not be loaded. */
export function NotLoaded({
  title,
  error,
  isPage = false,
  isRetrying = false,
  onRetry,
}: NotLoadedProps) {
  return (
    <EmptyState
      title={title}
      isPage={isPage}
      action={<TryAgain isBusy={isRetrying} onClick={onRetry} />}
    >
      {error.message}
      {error.requestId && ` Request ${error.requestId}.`}
    </EmptyState>
  );
}
