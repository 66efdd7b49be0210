import type { ReactNode } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import classes from './sessions.module.css';
import { TryAgain } from '../../../components/try-again.tsx';

const words = {
  listed: { title: 'Error loading sessions.', text: 'Failed to load chat sessions.' },
  deleted: {
    title: 'Error loading deleted sessions.',
    text: 'Failed to load deleted chat sessions.',
  },
};

type SessionsProblemProps = {
  which: keyof typeof words;
  problem: Error;
  onRetry: () => void;
  /** Further actions. */
  children?: ReactNode;
};

export function SessionsProblem({ which, problem, onRetry, children }: SessionsProblemProps) {
  const { title, text } = words[which];
  const wait = problem instanceof ApiError ? problem.retryAfterSeconds : null;
  return (
    <div className={classes.note}>
      <p role="alert">
        <strong className="bold">{title}</strong> {text} {problem.message}
        {wait !== null && ` You can go on in ${String(wait)} seconds.`}
      </p>
      <div className="row">
        <TryAgain size="small" onClick={onRetry} />
        {children}
      </div>
    </div>
  );
}
