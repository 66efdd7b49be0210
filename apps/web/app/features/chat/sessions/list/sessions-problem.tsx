import { Button } from '../../../../ui/button/button.tsx';
import classes from '../sessions.module.css';

type SessionsProblemProps = { problem: Error; onRetry: () => void };

export function SessionsProblem({ problem, onRetry }: SessionsProblemProps) {
  return (
    <div className={classes.note} role="alert">
      <p>
        <strong>Error loading sessions.</strong> Failed to load chat sessions. {problem.message}
      </p>
      <Button variant="line" size="small" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
