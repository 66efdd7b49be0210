import { useEffect, useState } from 'react';
import classes from './range-bar.module.css';

type UpdatedProps = { updatedAt: number; isFetching: boolean; onRefresh: () => void };

const tickMs = 5_000;

/** "Updated 10 s ago", and a way to read the figures anew at once. */
export function Updated({ updatedAt, isFetching, onRefresh }: UpdatedProps) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return (
    <p className={classes.updated}>
      <span>{ageWords(now - updatedAt)}</span>
      <button type="button" aria-disabled={isFetching || undefined} onClick={onRefresh}>
        Refresh
      </button>
    </p>
  );
}

function ageWords(age: number): string {
  const seconds = Math.floor(Math.max(0, age) / tickMs) * (tickMs / 1_000);
  if (seconds === 0) return 'Updated just now';
  if (seconds < 60) return `Updated ${String(seconds)} s ago`;
  return `Updated ${String(Math.floor(seconds / 60))} min ago`;
}
