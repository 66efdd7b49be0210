import { Fragment } from 'react';
import classes from './changed-text.module.css';
import type { FindBlanks } from './find-blanks.ts';

/** Text in which the blanks that only the writer can fill stand out. */
export function WithBlanks({ text, findBlanks }: { text: string; findBlanks: FindBlanks }) {
  const blanks = findBlanks(text);
  return (
    <>
      {blanks.map(({ start, end, isVariable }, index) => (
        <Fragment key={start}>
          {text.slice(blanks[index - 1]?.end ?? 0, start)}
          <span className={isVariable ? classes.variable : classes.blank}>
            {text.slice(start, end)}
          </span>
        </Fragment>
      ))}
      {text.slice(blanks.at(-1)?.end ?? 0)}
    </>
  );
}
