import { useEffect, useState } from 'react';

/** Counts down from `seconds`, and stands still while it is held. */
export function useSecondsLeft(seconds: number, isHeld: boolean): number {
  const [left, setLeft] = useState(seconds);

  useEffect(() => {
    if (isHeld || left <= 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [isHeld, left]);

  return left;
}
