import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { leftBehind } from '../../../data/leaving/left-behind.ts';
import { leftInWords } from '../../../data/leaving/left-in-words.ts';
import { signOut, useForgetUser } from '../../../data/leaving/sign-out.ts';
import { useSession } from '../../../data/session/session.ts';
import { forGood } from '../../../ui/leave-guard/for-good.ts';
import { closeToastsAbout, showToast } from '../../../ui/toast/toast-store.ts';

const about = 'leaving';
/** Saving mostly takes less, and is then not worth a word. */
const noticeable = 400;

/** Signs out, after what saves itself is saved, and a question where something is left. */
export function useLeaving() {
  const navigate = useNavigate();
  const forget = useForgetUser();
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
    // At once: a page that needs somebody signed in must be gone before they are forgotten.
    await navigate('/', { flushSync: true, state: forGood });
    forget();
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
