import { IconCheck, IconCopy } from '@tabler/icons-react';
import { Button } from '../button/button.tsx';

type CopyButtonProps = { hasCopied: boolean; onCopy: () => void; size?: 'small' };

/** Says on itself, and aloud, that the text is on the clipboard. */
export function CopyButton({ hasCopied, onCopy, size }: CopyButtonProps) {
  const Icon = hasCopied ? IconCheck : IconCopy;
  return (
    <>
      <Button onClick={onCopy} {...(size && { size })}>
        <Icon size={16} stroke={1.5} aria-hidden />
        {hasCopied ? 'Copied' : 'Copy'}
      </Button>
      <span className="visually-hidden" role="status">
        {hasCopied && 'Copied to clipboard'}
      </span>
    </>
  );
}
