import { IconCheck, IconLink } from '@tabler/icons-react';
import { copyText } from '../../../lib/clipboard/copy-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useCopied } from '../../../ui/copy/use-copied.ts';

type CopyLinkProps = { path: string; title: string };

/** Puts the address of a guide on the clipboard. */
export function CopyLink({ path, title }: CopyLinkProps) {
  const { hasCopied, copy } = useCopied(copyText);
  const Icon = hasCopied ? IconCheck : IconLink;
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-label={`Copy link: ${title}`}
        onClick={() => void copy(new URL(path, location.origin).href)}
      >
        <Icon size={16} stroke={1.5} aria-hidden />
        {hasCopied ? 'Copied' : 'Copy link'}
      </Button>
      <span className="visually-hidden" role="status">
        {hasCopied && 'Link copied'}
      </span>
    </>
  );
}
