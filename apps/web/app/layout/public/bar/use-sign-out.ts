import { pages } from '@replysmith/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { showToast } from '../../../ui/toast/toast-store.ts';

/** Signs out from a page that is kept light: what it takes is loaded when it is asked for. */
export function useSignOut() {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);

  const leave = async () => {
    setBusy(true);
    try {
      await import('../../../data/sign-out.ts').then(({ forgetUser, signOut }) =>
        signOut().then(forgetUser),
      );
    } catch {
      showToast({ title: 'Error', message: 'Failed to sign out.', kind: 'error' });
      return;
    } finally {
      setBusy(false);
    }
    await navigate(pages.home);
    showToast({ title: 'Signed out', message: 'Successfully logged out.' });
  };

  return { isBusy, leave };
}
