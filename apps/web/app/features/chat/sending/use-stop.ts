import { useEffect, useEffectEvent, useState } from 'react';
import type { RunningAnswer } from '../../../data/answering/running-answer.ts';
import { stopAnswer } from '../../../data/answering/stop-answer.ts';
import { showToast } from '../../../ui/toast/toast-store.ts';

/** Stops what is being written; asked before the server has begun, as soon as it has. */
export function useStop(running: RunningAnswer | null, isWaiting: boolean) {
  const [isStopping, setStopping] = useState(false);
  const requestId = running?.requestId ?? null;
  if (isStopping && !isWaiting) setStopping(false);

  const giveUp = useEffectEvent(() => {
    setStopping(false);
    showToast({
      title: 'It could not be stopped',
      message: 'The server could not be reached. It goes on; try again.',
      kind: 'error',
    });
  });
  useEffect(() => {
    if (isStopping && requestId) stopAnswer(requestId).catch(() => giveUp());
  }, [isStopping, requestId]);

  return { isStopping, stop: () => setStopping(true) };
}
