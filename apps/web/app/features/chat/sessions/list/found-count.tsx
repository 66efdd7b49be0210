import classes from '../sessions.module.css';

type FoundCountProps = { total: number; isSettled: boolean };

/** How many a search has found; told aloud once it is known. */
export function FoundCount({ total, isSettled }: FoundCountProps) {
  const text = total === 1 ? '1 session found' : `${String(total)} sessions found`;
  return (
    <p className={classes.found} role="status">
      {isSettled ? text : 'Searching...'}
    </p>
  );
}
