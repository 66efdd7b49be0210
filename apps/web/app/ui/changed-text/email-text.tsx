import { Fragment } from 'react';
import { WithBlanks } from '../diff/with-blanks.tsx';
import classes from './changed-text.module.css';

const paragraphBreak = /(?:\r?\n[ \t]*){2,}/u;

/** The words of an email: paragraphs a little apart, blanks to fill set off from the rest. */
export function EmailText({ text }: { text: string }) {
  return text.split(paragraphBreak).map((paragraph, index) => (
    <Fragment key={index}>
      {index > 0 && <span className={classes.gap}>{'\n'}</span>}
      <WithBlanks text={paragraph} />
    </Fragment>
  ));
}
