import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';

/** Says on itself whether the text is on the clipboard. */
export function CopyButton({ text }: { text: string }) {
  const [copied, setCopied] = useState<string | null>(null);
  const isCopied = copied === text;
  const Icon = isCopied ? IconCheck : IconCopy;
  return (
    <Button
      onClick={() => {
        navigator.clipboard.writeText(text).then(
          () => setCopied(text),
          () => setCopied(null),
        );
      }}
    >
      <Icon size={16} stroke={1.5} aria-hidden="true" />
      {isCopied ? 'Copied' : 'Copy'}
    </Button>
  );
}
