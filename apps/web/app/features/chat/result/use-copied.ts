import { useEffect, useState } from 'react';
import { copyText } from '../../../lib/copy-text.ts';
import { showToast } from '../../../ui/toast/toast-store.ts';

const shownFor = 2000;

/** Copies, and says so for a moment. */
export function useCopied() {
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
