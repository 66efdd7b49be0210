import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { showToast } from './toast.tsx';
import { Button, type ButtonLook } from './button.tsx';

type CopyButtonProps = { hasCopied: boolean; onCopy: () => void } & Pick<
  ButtonLook,
  'size' | 'variant'
>;

/** A button that shows, and announces, that the text is on the clipboard. */
export function CopyButton({ hasCopied, onCopy, ...look }: CopyButtonProps) {
  const Icon = hasCopied ? IconCheck : IconCopy;
  return (
    <>
      <Button onClick={onCopy} {...look}>
        <Icon size={16} stroke={1.5} aria-hidden />
        {hasCopied ? 'Copied' : 'Copy'}
      </Button>
      <span className="visually-hidden" role="status">
        {hasCopied && 'Copied to clipboard'}
      </span>
    </>
  );
}

const shownFor = 2000;

/** Copies with `copyText`, and reports for a moment whether it worked. */
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
