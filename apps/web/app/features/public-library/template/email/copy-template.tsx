import { useRef } from 'react';
import type { ExampleText } from '../../../../data/public-library/public-template.ts';
import { copyText } from '../../../../lib/clipboard/copy-text.ts';
import { CopyButton } from '../../../../ui/copy/copy-button.tsx';
import { useCopied } from '../../../../ui/copy/use-copied.ts';
import { withBlanks } from './with-blanks.ts';

type CopyTemplateProps = { subject: ExampleText; body: ExampleText };

/** Copies the email as its sheet shows it. */
export function CopyTemplate({ subject, body }: CopyTemplateProps) {
  const place = useRef<HTMLSpanElement>(null);
  const { hasCopied, copy } = useCopied(copyText);
  const onCopy = () => {
    // Asked of the page, where the choice may have been made before there were scripts.
    const sheet = place.current?.closest('section');
    const isBlank = sheet?.querySelector('[value="blanks"]:checked');
    const read = isBlank ? withBlanks : ({ text }: ExampleText) => text;
    void copy(`Subject: ${read(subject)}\n\n${read(body)}`);
  };
  return (
    <span ref={place}>
      <CopyButton variant="line" size="small" hasCopied={hasCopied} onCopy={onCopy} />
    </span>
  );
}
