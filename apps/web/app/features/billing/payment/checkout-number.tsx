import { copyText } from '../../../lib/clipboard/copy-text.ts';
import { CopyButton } from '../../../ui/copy/copy-button.tsx';
import { useCopied } from '../../../ui/copy/use-copied.ts';
import classes from './checkout-number.module.css';

/** What to tell the people who run the site about a payment that does not come through. */
export function CheckoutNumber({ id }: { id: string }) {
  const { hasCopied, copy } = useCopied(copyText);
  return (
    <>
      <p className="small ink-2">
        If it stays like this, tell the people who run this site the number of the checkout:
      </p>
      <p className={classes.number}>
        <code>{id}</code>
        <CopyButton
          variant="line"
          size="small"
          hasCopied={hasCopied}
          onCopy={() => void copy(id)}
        />
      </p>
    </>
  );
}
