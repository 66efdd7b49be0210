import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { signOut, useForgetUser } from '../../../data/sign-out.ts';
import { unsentDrafts } from '../../../data/unsent-drafts.ts';
import { showToast } from '../../../ui/toast/toast-store.ts';
import { LeaveContext } from './leave-context.ts';

const LeaveDialog = lazy(() =>
  import('./leave-dialog.tsx').then(({ LeaveDialog }) => ({ default: LeaveDialog })),
);

/** The one way out of the signed-in pages. */
export function LeaveProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const forget = useForgetUser();
  const [unsent, setUnsent] = useState(0);

  const leave = async () => {
    setUnsent(0);
    try {
      await signOut();
    } catch {
      showToast({ title: 'Error', message: 'Failed to sign out.', kind: 'error' });
      return;
    }
    await navigate('/');
    forget();
    showToast({ title: 'Signed out', message: 'Successfully logged out.' });
  };
  const ask = () => {
    const count = unsentDrafts();
    if (count > 0) setUnsent(count);
    else void leave();
  };
  return (
    <LeaveContext value={ask}>
      {children}
      {unsent > 0 && (
        <Suspense>
          <LeaveDialog unsent={unsent} onStay={() => setUnsent(0)} onLeave={() => void leave()} />
        </Suspense>
      )}
    </LeaveContext>
  );
}
