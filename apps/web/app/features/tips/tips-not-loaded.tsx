import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import classes from './tip-list.module.css';

type TipsNotLoadedProps = { context: 'dashboard' | 'page'; onRetry: () => void };

/** In place of tips that could not be read. */
export function TipsNotLoaded({ context, onRetry }: TipsNotLoadedProps) {
  const retry = (
    <Button variant="line" size="small" onClick={onRetry}>
      Try again
    </Button>
  );
  const title = 'Your tips could not be loaded';
  if (context === 'page') {
    return (
      <EmptyState title={title} action={retry}>
        Nothing is lost: they are made anew from what you do.
      </EmptyState>
    );
  }
  return (
    <div className={classes.line}>
      <p role="status">{title}.</p>
      {retry}
    </div>
  );
}
