import { Fragment } from 'react';
import classes from './highlighted-text.module.css';

type HighlightedTextProps = {
  text: string;
  /** From where to where, in UTF-16 units; in order and apart from one another. */
  ranges: readonly (readonly [start: number, end: number])[];
};

/** Text with the words marked that were searched for. */
export function HighlightedText({ text, ranges }: HighlightedTextProps) {
  return (
    <>
      {ranges.map(([start, end], index) => (
        <Fragment key={start}>
          {text.slice(ranges[index - 1]?.[1] ?? 0, start)}
          <mark className={`round-sheet ${classes.mark}`}>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(ranges.at(-1)?.[1] ?? 0)}
    </>
  );
}
