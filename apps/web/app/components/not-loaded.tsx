import { EmptyState } from './empty-state.tsx';
import { TryAgain } from './try-again.tsx';

type NotLoadedProps = {
  /** "Your plan could not be loaded" */
  title: string;
  /** Why, in a sentence, and under which number the server has noted it. */
  error: Error & { readonly requestId?: string | null };
  /** In place of a page, its title is the page's. */
  isPage?: boolean;
  isRetrying?: boolean;
  onRetry: () => void;
};

/** In place of what the server did not give. */
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
