import { useNavigate } from 'react-router';
import { signOut, useForgetUser } from '../../data/sign-out.ts';
import { showToast } from '../../ui/toast/toast-store.ts';

/** Signs out and goes to the public page. */
export function useLeave(): () => Promise<void> {
  const navigate = useNavigate();
  const forget = useForgetUser();
  return async () => {
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
}
