import classes from './changed-text.module.css';
import { sideOfDiff } from './diff-parts.ts';
import { EmailText } from './email-text.tsx';
import type { FindBlanks } from './find-blanks.ts';

type DifferenceProps = {
  before: string;
  after: string;
  /** Which of the two is shown, with the words that the other has not. */
  side: 'before' | 'after';
  findBlanks: FindBlanks;
};

/** One of two texts, with the words marked that the other has not: neither is the better for it. */
export function Difference({ before, after, side, findBlanks }: DifferenceProps) {
  return (
    <div className={classes.text}>
      {sideOfDiff(before, after, side).map(({ kind, text }, index) => {
        const words = <EmailText text={text} findBlanks={findBlanks} />;
        if (kind === 'same') return <span key={index}>{words}</span>;
        return (
          <mark key={index} className={classes.own}>
            <span className="visually-hidden">only here: </span>
            {words}
          </mark>
        );
      })}
    </div>
  );
}
