import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '../../../../lib/api-error.ts';
import { keepWork, keptWork } from '../../../../lib/kept-work.ts';
import { useSettled } from '../../../../lib/use-settled.ts';

const settling = 700;
/** The tab where it was decided comes first; this one stands in when that is gone. */
const standingIn = 3_000;
const pauses = [2_000, 5_000, 15_000];
const longest = 60_000;
/** Signing in again, or waiting, changes these answers. */
const passing = new Set([401, 429]);

type KeptSaving = {
  key: string;
  kept: string;
  /** It was decided in this tab. */
  isOwn: boolean;
  save: (text: string, options: { isLeaving: boolean }) => Promise<void>;
};

type Failure = { text: string; times: number; pause: number | null };

/**
 * Saves what is kept in this browser once it has stood still, or before it is left, one saving
 * after another, and then keeps it here no longer. Where it may go well later it tries again.
 */
export function useKeptSaving({ key, kept, isOwn, save }: KeptSaving) {
  const settled = useSettled(kept, isOwn ? settling : standingIn);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const failed = failure?.text === kept ? failure : null;

  const begin = useEffectEvent((isLeaving: boolean) => {
    const text = keptWork(key);
    if (text === '') return;
    setSaving(true);
    save(text, { isLeaving }).then(
      () => {
        setSaving(false);
        setFailure(undefined);
        // What was decided while it was being saved is kept on.
        if (keptWork(key) === text) keepWork(key, '');
      },
      (error: unknown) => {
        setSaving(false);
        const times = (failed?.times ?? 0) + 1;
        setFailure({ text, times, pause: pauseAfter(error, times) });
      },
    );
  });
  const leave = useEffectEvent((isLeaving: boolean) => {
    if (isOwn) begin(isLeaving);
  });

  useEffect(() => {
    if (kept === '' || kept !== settled || isSaving || failed?.pause === null) return;
    const timer = setTimeout(() => begin(false), failed?.pause ?? 0);
    return () => clearTimeout(timer);
  }, [kept, settled, isSaving, failed]);

  useEffect(() => {
    const leavePage = () => leave(true);
    const retry = () => setFailure(undefined);
    addEventListener('pagehide', leavePage);
    addEventListener('online', retry);
    return () => {
      removeEventListener('pagehide', leavePage);
      removeEventListener('online', retry);
      leave(false);
    };
  }, [key]);

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
