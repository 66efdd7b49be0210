import type { ReactNode } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import classes from './not-loaded-card.module.css';

type NotLoadedCardProps = {
  /** How many cards it stands for. */
  span: 2 | 3;
  title: string;
  isRetrying: boolean;
  onRetry: () => void;
  children: ReactNode;
};

/** In the place of the cards that could not be loaded; the others stay. */
export function NotLoadedCard({ span, title, isRetrying, onRetry, children }: NotLoadedCardProps) {
  return (
    <div className={classes.card} data-span={span} role="alert">
      <p className="label">{title}</p>
      <p className="small ink-2">{children}</p>
      <Button variant="line" size="small" isBusy={isRetrying} onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
