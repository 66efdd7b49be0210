import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import classes from './editor.module.css';

/** The template could not be loaded. */
export function TemplateProblem({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <main className={classes.page}>
      <Banner
        tone="danger"
        title="Error Loading Template"
        action={
          <Button variant="line" size="small" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        Unable to load template: {error.message}
      </Banner>
    </main>
  );
}
