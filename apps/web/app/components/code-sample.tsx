import { CopyButton, useCopied } from './copy-button.tsx';
import classes from './code-sample.module.css';

type CodeSampleProps = {
  /** What it is, or where it goes. */
  readonly label: string;
  readonly code: string;
  readonly copyText: (text: string) => Promise<boolean>;
  /** What it prints. */
  readonly prints?: string;
};

/** Code to copy, with what it prints below. */
export function CodeSample({ label, code, copyText, prints }: CodeSampleProps) {
  const { hasCopied, copy } = useCopied(copyText);
  return (
    <figure className={`framed-line round-sheet on-sheet ${classes.sample}`}>
      <figcaption className={`row items-center justify-between line-below ${classes.head}`}>
        <span className="small ink-2">{label}</span>
        <span className="no-print">
          <CopyButton
            variant="quiet"
            size="small"
            hasCopied={hasCopied}
            onCopy={() => void copy(code)}
          />
        </span>
      </figcaption>
      <pre className="small" role="region" aria-label={label} tabIndex={0}>
        <code>{code}</code>
      </pre>
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
