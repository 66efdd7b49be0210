import { useEffect, useState } from 'react';
import { showToast } from '../toast/toast-store.ts';

const shownFor = 2000;

/** Copies by means of `copyText`, and says for a moment that it is done, or that it failed. */
export function useCopied(copyText: (text: string) => Promise<boolean>) {
  const [hasCopied, setCopied] = useState(false);

  useEffect(() => {
    if (!hasCopied) return;
    const timer = setTimeout(() => setCopied(false), shownFor);
    return () => clearTimeout(timer);
  }, [hasCopied]);

  const copy = async (text: string) => {
    const isDone = await copyText(text);
    setCopied(isDone);
    if (!isDone) {
      showToast({
        title: 'Copy failed',
        message: 'Select the text and copy it by hand.',
        kind: 'error',
      });
    }
  };

  return { hasCopied, copy };
}
