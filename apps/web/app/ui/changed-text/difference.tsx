import { ChangedWords } from './changed-words.tsx';
import classes from './changed-text.module.css';
import { sideOfDiff } from './diff-parts.ts';
import type { FindBlanks } from './find-blanks.ts';

type DifferenceProps = {
  before: string;
  after: string;
  /** Which of the two is shown, with the words that the other has not. */
  side: 'before' | 'after';
  findBlanks: FindBlanks;
};

/** One of two texts, with the words set off that it has and the other has not. */
export function Difference({ before, after, side, findBlanks }: DifferenceProps) {
  return (
    <div className={classes.text}>
      <span className={classes.change}>
        <ChangedWords parts={sideOfDiff(before, after, side)} findBlanks={findBlanks} />
      </span>
    </div>
  );
}
