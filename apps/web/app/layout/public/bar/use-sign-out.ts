import { pages } from '@replysmith/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { showToast } from '../../../ui/toast/toast-store.ts';

/** Signs out from a page that is kept light: what it takes is loaded when it is asked for. */
export function useSignOut() {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);

  const leave = async (sure = false) => {
    setBusy(true);
    try {
      const drafts = await import('../../../data/unsent-drafts.ts');
      const unsent = sure ? 0 : drafts.unsentDrafts();
      if (unsent > 0) {
        showToast({
          title: drafts.unsentInWords(unsent),
          message: drafts.whatLeavingForgets,
          kind: 'error',
          action: { label: 'Sign out and forget', run: () => void leave(true) },
        });
        return;
      }
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
