import { useEffect } from 'react';
import { hearRuns } from '../../data/workflows/run-news.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { runToast } from './run-toast.ts';

/** Tells of runs that failed and of those that have a message; the others are in the log alone. */
export function useRunToasts(): void {
  useEffect(
    () =>
      hearRuns((run) => {
        const hasMessage = (run.result?.messages.length ?? 0) > 0;
        if (hasMessage || run.status === 'failed') showToast(runToast(run));
      }),
    [],
  );
}
