import { IconCheck, IconCopy } from '@tabler/icons-react';
import type { ButtonLook } from '../button/button-look.ts';
import { Button } from '../button/button.tsx';

type CopyButtonProps = { hasCopied: boolean; onCopy: () => void } & Pick<
  ButtonLook,
  'size' | 'variant'
>;

/** Says on itself, and aloud, that the text is on the clipboard. */
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
