import { Fragment, type ReactNode } from 'react';
import classes from './marked-text.module.css';
import type { MarkedSegment } from './split-by-marks.ts';

type MarkedSegmentsProps = {
  segments: readonly MarkedSegment[];
  litNumber: number | null;
  /** The ids of the ledger lines begin with this. */
  ledgerId?: string | undefined;
  /** What stands where marks end. */
  renderNumbers: (numbers: readonly number[]) => ReactNode;
};

export function MarkedSegments(props: MarkedSegmentsProps) {
  const { segments, litNumber, ledgerId, renderNumbers } = props;
  return segments.map((segment) => (
    <Fragment key={segment.start}>
      {segment.numbers.length === 0 ? (
        segment.text
      ) : (
        <mark
          className={classes.mark}
          data-mark={segment.numbers[0]}
          data-dotted={segment.isDotted || undefined}
          data-spaced={/[ \t]{2}|\t|(?:^|\n) /u.test(segment.text) || undefined}
          data-lit={isLit(segment, litNumber) || undefined}
          aria-describedby={ledgerId && segment.numbers.map((n) => `${ledgerId}-${n}`).join(' ')}
        >
          {segment.text}
        </mark>
      )}
      {segment.ending.length > 0 && renderNumbers(segment.ending)}
    </Fragment>
  ));
}

function isLit({ numbers }: MarkedSegment, litNumber: number | null): boolean {
  return litNumber !== null && numbers.includes(litNumber);
}
