import { useSignedInUser } from '../../../../data/session/session.ts';
import { copyText } from '../../../../lib/clipboard/copy-text.ts';
import { saveFile } from '../../../../lib/save-file.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { CopyButton } from '../../../../ui/copy/copy-button.tsx';
import { useCopied } from '../../../../ui/copy/use-copied.ts';
import classes from './recovery-code-list.module.css';

type RecoveryCodeListProps = { title: string; codes: readonly string[]; onClose: () => void };

/** The codes, for the only time they are shown. */
export function RecoveryCodeList({ title, codes, onClose }: RecoveryCodeListProps) {
  const { email } = useSignedInUser();
  const { hasCopied, copy } = useCopied(copyText);
  const heading = `Replysmith recovery codes for ${email}`;
  const text = `${heading}\nEach works once, in place of a code from the app.\n\n${codes.join('\n')}\n`;
  const save = () =>
    saveFile('replysmith-recovery-codes.txt', new Blob([text], { type: 'text/plain' }));

  return (
    <div>
      <h2 className="head">{title}</h2>
      <p className={classes.lede}>
        Keep these recovery codes where your phone is not. Each signs you in once when the app is
        out of reach. They are not shown again.
      </p>
      <div className={classes.paper}>
        <p className={classes.heading}>{heading}</p>
        <ul className={classes.codes} aria-label="Recovery codes">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <div className={classes.buttons}>
        <CopyButton
          hasCopied={hasCopied}
          onCopy={() => void copy(text)}
          variant="line"
          size="small"
        />
        <Button variant="line" size="small" onClick={save}>
          Download
        </Button>
        <Button variant="line" size="small" onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <div className={classes.done}>
        <Button onClick={onClose}>I have kept them</Button>
      </div>
    </div>
  );
}
