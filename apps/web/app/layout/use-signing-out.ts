import { useRef, useState } from 'react';
import { showToast } from '../components/toast.tsx';

type WayOut = {
  /** What would be lost, in words; empty when nothing would. */
  findLeft: () => Promise<string>;
  /** Asks, and signs out with `isSure` when told to. */
  onLeft: (words: string) => void;
  endSession: () => Promise<void>;
  /** Goes to the public page, and has this browser forget who was signed in. */
  leave: () => Promise<unknown>;
};

/** Signs out, after a question where something is left. */
export function useSigningOut({ findLeft, onLeft, endSession, leave }: WayOut) {
  const [isBusy, setBusy] = useState(false);
  const isUnderWay = useRef(false);

  /** Whether the session has ended. */
  const end = async (isSure: boolean) => {
    try {
      const words = isSure ? '' : await findLeft();
      if (words === '') await endSession();
      else onLeft(words);
      return words === '';
    } catch {
      showToast({ title: 'Error', message: 'Failed to sign out.', kind: 'error' });
      return false;
    }
  };
  const signOut = async ({ isSure = false } = {}) => {
    // A second click comes before the first one's state.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    try {
      if (!(await end(isSure))) return;
      await leave();
      showToast({ title: 'Signed out', message: 'Successfully logged out.' });
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  };

  return { isBusy, signOut };
}
