import { type ReactNode, Suspense, lazy, useRef, useState } from 'react';
import { leftBehind, leftInWords, signOut } from '../../../data/sign-out.ts';
import { useSession } from '../../../data/session.ts';
import { closeToastsAbout, showToast } from '../../../components/toast.tsx';
import { LeaveContext, useLeaveForGood } from './leave-context.ts';

const about = 'leaving';

/** Saving mostly takes less, and is then not worth a word. */
const noticeable = 400;

/** Signs out, after what saves itself is saved, and a question where something is left. */
function useLeaving() {
  const leaveForGood = useLeaveForGood();
  const { data: session } = useSession();
  const isAsking = useRef(false);
  const [left, setLeft] = useState('');

  const leave = async () => {
    setLeft('');
    try {
      await signOut();
    } catch {
      showToast({ title: 'Error', message: 'Failed to sign out.', kind: 'error' });
      return;
    }
    await leaveForGood();
    showToast({ title: 'Signed out', message: 'Successfully logged out.' });
  };

  const lookBack = async () => {
    const saying = setTimeout(
      () => showToast({ about, title: 'Saving', message: 'You are signed out as soon as it is.' }),
      noticeable,
    );
    const words = leftInWords(await leftBehind(session?.user.id ?? null));
    clearTimeout(saying);
    closeToastsAbout(about);
    return words;
  };

  const ask = async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    const words = await lookBack();
    if (words === '') await leave();
    else setLeft(words);
    isAsking.current = false;
  };

  return {
    /** What is left, in words, while it is being asked about. */
    left,
    ask,
    leave,
    stay: () => setLeft(''),
  };
}

const LeaveDialog = lazy(() =>
  import('./leave-dialog.tsx').then(({ LeaveDialog }) => ({ default: LeaveDialog })),
);

/** The one way out of the signed-in pages. */
export function LeaveProvider({ children }: { children: ReactNode }) {
  const { left, ask, leave, stay } = useLeaving();
  return (
    <LeaveContext value={() => void ask()}>
      {children}
      {left !== '' && (
        <Suspense>
          <LeaveDialog title={left} onStay={stay} onLeave={() => void leave()} />
        </Suspense>
      )}
    </LeaveContext>
  );
}
