import { Fragment } from 'react';
import type { Lit } from '../lit/use-lit.ts';
import type { MarkedSegment } from '../marked-text/split-by-marks.ts';
import classes from '../marked-text/marked-text.module.css';
import { EmailText } from './email-text.tsx';
import type { FindBlanks } from './find-blanks.ts';

type LostWordsProps = {
  segments: readonly MarkedSegment[];
  lit: Lit;
  findBlanks: FindBlanks;
};

/** Words of an email, with those underlined that cost points; pointing at one lights its line. */
export function LostWords({ segments, lit, findBlanks }: LostWordsProps) {
  return segments.map(({ start, text, numbers, isDotted, ending }) => {
    const [number] = numbers;
    const words = <EmailText text={text} findBlanks={findBlanks} />;
    return (
      <Fragment key={start}>
        {number === undefined ? (
          words
        ) : (
          <mark
            className={classes.mark}
            data-dotted={isDotted || undefined}
            data-lit={numbers.some((one) => one === lit.number) || undefined}
            onPointerMove={() => lit.point(number)}
            onPointerLeave={() => lit.point(null)}
            onClick={() => lit.kept !== number && lit.keep(number)}
          >
            {words}
          </mark>
        )}
        {ending.map((one) => (
          <Fragment key={one}>
            {'\u2060'}
            <button
              type="button"
              className={classes.number}
              aria-label={`Points lost, line ${String(one)}`}
              aria-pressed={lit.kept === one}
              onFocus={() => lit.point(one)}
              onBlur={() => lit.point(null)}
              onClick={() => lit.keep(one)}
            >
              {one}
            </button>
          </Fragment>
        ))}
      </Fragment>
    );
  });
}
