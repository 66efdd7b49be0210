import { pages } from '@replysmith/contract';
import { ApiError } from '../../../lib/wire/api-error.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { NotLoaded } from './not-loaded.tsx';

type NoSummaryProps = { error: Error; onRetry: () => void; onShowMonth: () => void };

/** In place of the figures: why there are none, and what can be done. */
export function NoSummary({ error, onRetry, onShowMonth }: NoSummaryProps) {
  const code = error instanceof ApiError ? error.code : null;
  if (code !== 'feature_unavailable' && code !== 'validation_failed') {
    return <NotLoaded title="Failed to load analytics data" error={error} onRetry={onRetry} />;
  }
  return (
    <EmptyState
      title="These days cannot be shown"
      action={
        <>
          <Button variant="line" onClick={onShowMonth}>
            Show the last 30 days
          </Button>{' '}
          {code === 'feature_unavailable' && (
            <ButtonLink variant="quiet" to={pages.upgrade}>
              See plans
            </ButtonLink>
          )}
        </>
      }
    >
      {error.message}
    </EmptyState>
  );
}
