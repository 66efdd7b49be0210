import { type ReactNode, Suspense, lazy, useRef, useState } from 'react';
import { leftBehind, leftInWords, signOut } from '../../../data/sign-out.ts';
import { useSession } from '../../../data/session.ts';
import { closeToastsAbout, showToast } from '../../../components/toast.tsx';
import { SignOutContext, useLeaveForGood } from './sign-out-context.ts';

const about = 'signing out';

/** Saving mostly takes less, and is then not worth a word. */
const noticeable = 400;

/** Signs out, after what saves itself is saved, and a question where something is left. */
function useSigningOut() {
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
    try {
      const words = await lookBack();
      if (words === '') await leave();
      else setLeft(words);
    } finally {
      isAsking.current = false;
    }
  };

  return {
    /** What is left, in words, while it is being asked about. */
    left,
    ask,
    leave,
    stay: () => setLeft(''),
  };
}

const SignOutDialog = lazy(() =>
  import('./sign-out-dialog.tsx').then(({ SignOutDialog }) => ({ default: SignOutDialog })),
);

/** The one way out of the signed-in pages. */
export function SignOutProvider({ children }: { children: ReactNode }) {
  const { left, ask, leave, stay } = useSigningOut();
  return (
    <SignOutContext value={() => void ask()}>
      {children}
      {left !== '' && (
        <Suspense>
          <SignOutDialog title={left} onStay={stay} onSignOut={() => void leave()} />
        </Suspense>
      )}
    </SignOutContext>
  );
}
