import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '../../../../lib/api-error.ts';
import { keepWork, keptWork } from '../../../../lib/kept-work.ts';
import { useSettled } from '../../../../lib/use-settled.ts';

const settling = 700;
const pauses = [2_000, 5_000, 15_000, 60_000];

/**
 * Saves what is kept in this browser once it has stood still, one saving after another, and then
 * keeps it here no longer. Where the server cannot be reached it tries again.
 */
export function useKeptSaving(key: string, kept: string, save: (text: string) => Promise<void>) {
  const settled = useSettled(kept, settling);
  const [saved, setSaved] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<{ text: string; times: number; isFinal: boolean }>();
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
        setFailure({ text: settled, times: (failed?.times ?? 0) + 1, isFinal: !mayPass(error) });
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
    if (failed?.isFinal) return;
    const pause = failed ? (pauses[failed.times - 1] ?? pauses.at(-1)) : 0;
    const timer = setTimeout(begin, pause);
    return () => clearTimeout(timer);
  }, [key, settled, isSaving, saved, failed]);

  return { isFailing: failed !== null && kept !== '' };
}

/** Whether the same call may go well later. */
function mayPass(error: unknown): boolean {
  return !(error instanceof ApiError) || error.kind === 'network' || (error.status ?? 0) >= 500;
}
