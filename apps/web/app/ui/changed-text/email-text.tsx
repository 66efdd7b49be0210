import { Fragment } from 'react';
import classes from './changed-text.module.css';
import type { FindBlanks } from './find-blanks.ts';
import { WithBlanks } from './with-blanks.tsx';

const paragraphBreak = /(?:\r?\n[ \t]*){2,}/u;

/** The words of an email: paragraphs a little apart, blanks to fill set off from the rest. */
export function EmailText({ text, findBlanks }: { text: string; findBlanks: FindBlanks }) {
  return text.split(paragraphBreak).map((paragraph, index) => (
    <Fragment key={index}>
      {index > 0 && <span className={classes.gap}>{'\n'}</span>}
      <WithBlanks text={paragraph} findBlanks={findBlanks} />
    </Fragment>
  ));
}
