import { useEffect } from 'react';
import { Button } from '../../../../ui/button/button.tsx';
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx';
import { showToast } from '../../../../ui/toast/toast-store.ts';
import classes from './fields.module.css';

type NotLoadedChoicesProps = {
  /** "tone options" */
  what: string;
  isMissing: boolean;
  error: Error | null;
  onRetry: () => void;
};

/** In place of choices that are on their way, or did not come. */
export function NotLoadedChoices({ what, isMissing, error, onRetry }: NotLoadedChoicesProps) {
  const isFailed = isMissing && error !== null;
  const failure = `Failed to load ${what}`;
  useEffect(() => {
    if (isFailed) showToast({ about: failure, title: 'Error', message: failure, kind: 'error' });
  }, [isFailed, failure]);
  if (!isMissing) return null;
  if (!error) return <Skeleton label={`Loading ${what}...`} />;
  return (
    <div className={classes.notLoaded}>
      <p>
        {failure}. {error.message}
      </p>
      <Button variant="line" size="small" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
