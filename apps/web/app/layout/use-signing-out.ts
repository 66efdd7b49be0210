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

  const signOut = async ({ isSure = false } = {}) => {
    // A second click comes before the first one's state.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    try {
      const words = isSure ? '' : await findLeft();
      if (words !== '') {
        onLeft(words);
        return;
      }
      await endSession();
    } catch {
      showToast({ title: 'Error', message: 'Failed to sign out.', kind: 'error' });
      return;
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
    await leave();
    showToast({ title: 'Signed out', message: 'Successfully logged out.' });
  };

  return { isBusy, signOut };
}
