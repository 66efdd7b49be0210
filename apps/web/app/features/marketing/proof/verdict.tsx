import type { Band } from '@replysmith/coach';
import { BandLabel } from '../../../ui/score-ring/band-label.tsx';
import { EmptyRing } from '../../../ui/score-ring/empty-ring.tsx';
import { ScoreRing } from '../../../ui/score-ring/score-ring.tsx';
import { lossesInWords } from '../../../lib/words/losses-in-words.ts';
import type { NumberedLine } from './ledger-lines.tsx';
import classes from './verdict.module.css';

type VerdictProps = {
  value: number;
  band: Band;
  lines: readonly NumberedLine[];
  /** The score of the draft, when `value` is that of its rewrite. */
  before?: number;
  litNumber: number | null;
  isEmpty: boolean;
  /** Why there is no verdict. */
  trouble: string | null;
};

export function Verdict({ trouble, isEmpty, ...judged }: VerdictProps) {
  const { value, band, lines, before, litNumber } = judged;
  const losses = lossesInWords(100 - value, lines.length);
  const isRewrite = before !== undefined;

  if (isEmpty)
    return (
      <div className={classes.verdict}>
        <EmptyRing />
        <p className={`subhead ${classes.losses}`}>Paste an email and the score follows.</p>
      </div>
    );

  if (trouble)
    return (
      <div className={classes.verdict}>
        <EmptyRing text="Not judged" label="Not judged" />
        <p className={`subhead ${classes.losses}`}>{trouble}</p>
      </div>
    );

  return (
    <div className={classes.verdict}>
      <ScoreRing
        key={isRewrite ? 'rewrite' : 'draft'}
        value={value}
        gained={isRewrite ? value - before : 0}
        lost={lines.map(({ number, points }) => ({ number, points: -points }))}
        lit={litNumber}
        fills={isRewrite}
        label={`Score ${value} of 100${isRewrite ? `, up from ${before}` : ''}. ${losses}`}
      />
      <div>
        <BandLabel band={band} />
        <p className={`subhead ${classes.losses}`}>
          {isRewrite ? `From ${before} to ${value}. ` : ''}
          {losses}
        </p>
        <p className="small ink-2">Pick a line to see its words and its share of the ring.</p>
      </div>
    </div>
  );
}
