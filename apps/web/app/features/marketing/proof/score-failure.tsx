import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import classes from './score-failure.module.css';

export function ScoreFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={classes.place}>
      <Banner
        tone="danger"
        title="The score has stopped."
        action={
          <Button variant="line" size="small" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        The coach could not be loaded. Your text is safe.
      </Banner>
    </div>
  );
}
