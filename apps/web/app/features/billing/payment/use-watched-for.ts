import { useEffect, useState } from 'react';

/** The least that "Processing Payment" is shown, and the most before the page stops promising. */
const leastMs = 3_000;
const mostMs = 30_000;

export function useWatchedFor() {
  const [watchedFor, setWatchedFor] = useState<'a-moment' | 'long-enough' | 'too-long'>('a-moment');

  useEffect(() => {
    const timers = [
      setTimeout(() => setWatchedFor('long-enough'), leastMs),
      setTimeout(() => setWatchedFor('too-long'), mostMs),
    ];
    return () => timers.forEach(clearTimeout);
  }, []);

  return watchedFor;
}
