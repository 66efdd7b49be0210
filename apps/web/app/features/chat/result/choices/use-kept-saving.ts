import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '../../../../lib/api-error.ts';
import { keepWork, keptWork } from '../../../../lib/kept-work.ts';
import { useSettled } from '../../../../lib/use-settled.ts';

const settling = 700;
const pauses = [2_000, 5_000, 15_000];
const longest = 60_000;
/** Signing in again, or waiting, changes these answers. */
const passing = new Set([401, 429]);

type Failure = { text: string; times: number; pause: number | null };

/**
 * Saves what is kept in this browser once it has stood still, one saving after another, and then
 * keeps it here no longer. Where it may go well later it tries again.
 */
export function useKeptSaving(key: string, kept: string, save: (text: string) => Promise<void>) {
  const settled = useSettled(kept, settling);
  const [saved, setSaved] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const failed = failure?.text === settled ? failure : null;

  const begin = useEffectEvent(() => {
    setSaving(true);
    save(settled).then(
      () => {
        setSaving(false);
        setFailure(undefined);
        setSaved(settled);
      },
      (error: unknown) => {
        setSaving(false);
        const times = (failed?.times ?? 0) + 1;
        setFailure({ text: settled, times, pause: pauseAfter(error, times) });
      },
    );
  });

  useEffect(() => {
    if (settled === '' || isSaving) return;
    if (settled === saved) {
      // What was decided while it was being saved is kept on.
      if (keptWork(key) === settled) keepWork(key, '');
      return;
    }
    if (failed?.pause === null) return;
    const timer = setTimeout(begin, failed?.pause ?? 0);
    return () => clearTimeout(timer);
  }, [key, settled, isSaving, saved, failed]);

  return { isFailing: failed !== null && kept !== '' };
}

/** How long to wait before the same call may go well, in milliseconds; null when it never will. */
function pauseAfter(error: unknown, times: number): number | null {
  const pause = pauses[times - 1] ?? longest;
  if (!(error instanceof ApiError) || error.kind === 'network') return pause;
  const { status, retryAfterSeconds } = error;
  if (!status || (status < 500 && !passing.has(status))) return null;
  return Math.max(pause, (retryAfterSeconds ?? 0) * 1_000);
}
