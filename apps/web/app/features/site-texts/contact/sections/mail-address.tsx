import { copyText } from '../../../../lib/clipboard/copy-text.ts';
import { CopyButton } from '../../../../ui/copy/copy-button.tsx';
import { useCopied } from '../../../../ui/copy/use-copied.ts';
import classes from './mail-address.module.css';

/** The address in full, as not everybody has a mail program that a link would open. */
export function MailAddress({ email }: { email: string }) {
  const [name, domain] = email.split('@');
  const { hasCopied, copy } = useCopied(copyText);
  return (
    <div className={classes.address}>
      <a href={`mailto:${email}`} className="subhead">
        {name}@<wbr />
        {domain}
      </a>
      <CopyButton
        hasCopied={hasCopied}
        onCopy={() => void copy(email)}
        variant="line"
        size="small"
      />
    </div>
  );
}
