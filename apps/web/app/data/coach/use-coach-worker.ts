import { useEffect, useState } from 'react';
import { type CoachWorker, type Listeners, startCoachWorker } from './coach-worker.ts';

/**
 * The coach's worker of a component: started by the first `wake`, stopped on unmount and after a
 * failure. After a failure, `wake` starts a new one; a caller that should not try again by itself
 * waits for `hasFailed` to be reset by `retry`. The listeners of the first render are kept.
 */
export function useCoachWorker(listeners: Partial<Listeners>) {
  const [hasFailed, setHasFailed] = useState(false);
  const [{ wake, stop }] = useState(() => {
    let worker: CoachWorker | null = null;
    const stop = () => {
      worker?.stop();
      worker = null;
    };
    const onFailure = () => {
      stop();
      setHasFailed(true);
      listeners.onFailure?.();
    };
    return { wake: () => (worker ??= startCoachWorker({ ...listeners, onFailure })), stop };
  });
  useEffect(() => stop, [stop]);
  return { wake, hasFailed, retry: () => setHasFailed(false) };
}
