import { ApiError } from '../../../../lib/wire/api-error.ts';
import { Button } from '../../../../ui/button/button.tsx';
import classes from '../sessions.module.css';
import { ClearSearch } from './clear-search.tsx';

type SessionsProblemProps = { problem: Error; onRetry: () => void };

export function SessionsProblem({ problem, onRetry }: SessionsProblemProps) {
  const wait = problem instanceof ApiError ? problem.retryAfterSeconds : null;
  return (
    <div className={classes.note}>
      <p role="alert">
        <strong>Error loading sessions.</strong> Failed to load chat sessions. {problem.message}
        {wait !== null && ` You can go on in ${String(wait)} seconds.`}
      </p>
      <div className={classes.ways}>
        <Button variant="line" size="small" onClick={onRetry}>
          Try again
        </Button>
        <ClearSearch />
      </div>
    </div>
  );
}
