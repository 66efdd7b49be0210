import type { CoveredRange } from '@replysmith/contract';
import { rangeWords } from '../view/day-words.ts';
import classes from './range-bar.module.css';
import { Updated } from './updated.tsx';

type RangeNoteProps = {
  range: CoveredRange;
  updatedAt: number;
  isFetching: boolean;
  onRefresh: () => void;
};

/** Which days these are, by whose clock, and how old the figures. */
export function RangeNote({ range, ...updated }: RangeNoteProps) {
  return (
    <div className={classes.note}>
      <p>
        <b>{rangeWords(range)}</b>
        <span>Days are yours, in the time of {range.time_zone.replaceAll('_', ' ')}.</span>{' '}
        <span>AI requests are counted by UTC days.</span>
      </p>
      <Updated {...updated} />
    </div>
  );
}
