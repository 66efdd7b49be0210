import type { LiveScore } from '../../../data/live-score/live-score.ts';
import { EmptyRing } from '../../../ui/score-ring/empty-ring.tsx';
import { ScoreRing } from '../../../ui/score-ring/score-ring.tsx';
import { ScoreVerdict } from '../../../ui/score-ring/score-verdict.tsx';
import { lossesInWords } from '../../../lib/words/losses-in-words.ts';
import type { NumberedLine } from './ledger-lines.tsx';
import classes from './verdict.module.css';

type VerdictProps = {
  score: LiveScore;
  lines: readonly NumberedLine[];
  /** The score of the draft, when `value` is that of its rewrite. */
  before?: number;
  litNumber: number | null;
  isEmpty: boolean;
};

export function Verdict({ score, lines, before, litNumber, isEmpty }: VerdictProps) {
  const { value, band, verdict, isUnsure, filled, trouble } = score;
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
        <ScoreVerdict band={band} verdict={verdict} isSoFar={filled !== null} isUnsure={isUnsure} />
        <p className={`subhead ${classes.losses}`}>
          {isRewrite ? `From ${before} to ${value}. ` : ''}
          {losses}
        </p>
        {filled !== null && filled > value && (
          <p className="small ink-2">With its blanks filled well it would be {filled}.</p>
        )}
        <p className="small ink-2">Pick a line to see its words and its share of the ring.</p>
      </div>
    </div>
  );
}
