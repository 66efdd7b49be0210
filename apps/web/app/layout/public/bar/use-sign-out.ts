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
      const { forgetUser, signOut } = await import('../../../data/leaving/sign-out.ts');
      const words = await import('../../../data/leaving/left-in-words.ts');
      const left = sure ? '' : words.leftInWords(await leftHere());
      if (left !== '') {
        showToast({
          title: left,
          message: words.whatLeavingForgets,
          kind: 'error',
          action: { label: 'Sign out and forget', run: () => void leave(true) },
        });
        return;
      }
      await signOut();
      forgetUser();
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

async function leftHere() {
  const { leftBehind } = await import('../../../data/leaving/left-behind.ts');
  const { authClient } = await import('../../../lib/account/auth-client.ts');
  const session = await authClient.session();
  return leftBehind(session?.user.id ?? null);
}
