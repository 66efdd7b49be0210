import { copyText } from '../../../lib/clipboard.ts';
import { CopyButton, useCopied } from '../../../components/copy-button.tsx';
import classes from './code-sample.module.css';

type CodeSampleProps = {
  /** What it is, for those who do not see it. */
  readonly label: string;
  readonly code: string;
  /** What it prints. */
  readonly prints?: string;
};

/** Code to copy, with what it prints below. */
export function CodeSample({ label, code, prints }: CodeSampleProps) {
  const { hasCopied, copy } = useCopied(copyText);
  return (
    <figure className={`framed-line round-sheet on-sheet relative ${classes.sample}`}>
      <pre className="small" role="region" aria-label={label} tabIndex={0}>
        <code>{code}</code>
      </pre>
      <div className={`absolute no-print ${classes.copy}`}>
        <CopyButton
          variant="quiet"
          size="small"
          hasCopied={hasCopied}
          onCopy={() => void copy(code)}
        />
      </div>
      {prints !== undefined && (
        <pre
          className="small line-above ink-2"
          role="region"
          aria-label={`${label}: what it prints`}
          tabIndex={0}
        >
          <code>{prints}</code>
        </pre>
      )}
    </figure>
  );
}
