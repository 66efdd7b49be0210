import type { BreakdownLine, Edit } from '@replysmith/coach';
import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ScoreVerdict } from '../../../components/band.tsx';
import type { Highlight } from '../../../components/highlight.ts';
import { Ledger, type LedgerLine, LedgerSum, toLedgerLine } from '../../../components/ledger.tsx';
import { EmptyRing, ScoreRing } from '../../../components/score-ring.tsx';
import { Sheet } from '../../../components/sheet.tsx';
import type { LiveRewrite, LiveScore, NumberedLine } from '../../../data/coach/answers.ts';
import { lossesInWords } from '../../../lib/words.ts';
import classes from './proof.module.css';

/** A line the rewrite changed, with the reasons for its changes. */
function toMovedLine({ number, name, points, changes }: BreakdownLine<Edit>): LedgerLine {
  const reasons = new Set(changes.map(({ reason }) => reason));
  return {
    number,
    name,
    points: points === 0 ? undefined : points,
    ...(reasons.size > 0 && { reason: [...reasons].join(' ') }),
  };
}

type ProofSheetProps = {
  name: string;
  hint: string;
  children: ReactNode;
  /** Facts about the text. */
  facts: readonly string[];
  /** The points a rewrite won. */
  gain?: ReactNode;
  actions: ReactNode;
  /** A link to the next step. */
  onward?: ReactNode;
};

/** A sheet with an email on top, facts and buttons below. */
export function ProofSheet(props: ProofSheetProps) {
  const { name, hint, children, facts, gain, actions, onward } = props;
  return (
    <Sheet isBleeding>
      <div className={`flex column ${classes.sheet}`}>
        <div className={`row items-center small ink-2 line-below ${classes.bar}`}>
          <strong className="ink">{name}</strong>
          <span>{hint}</span>
          <span className={`flex items-center ml-auto ${classes.promise}`}>
            <IconLock size={16} stroke={1.5} aria-hidden="true" /> Scored in this browser. Nothing
            is sent.
          </span>
        </div>
        {children}
        <div className={`row items-center small ink-2 line-above ${classes.foot}`}>
          {gain}
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          <span className="flex ml-auto gap-2">{actions}</span>
          {onward && <span className={classes.onward}>{onward}</span>}
        </div>
      </div>
    </Sheet>
  );
}

type VerdictProps = {
  score: LiveScore;
  lines: readonly NumberedLine[];
  /** The score of the draft, if `value` is that of its rewrite. */
  before?: number;
  highlighted: number | null;
  isEmpty: boolean;
};

export function Verdict({ score, lines, before, highlighted, isEmpty }: VerdictProps) {
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
        highlight={highlighted}
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

type RewriteBreakdownProps = { breakdown: LiveRewrite['breakdown']; highlight: Highlight };

/** What the rewrite won back and what is still lost, with the total. */
export function RewriteBreakdown({ breakdown, highlight }: RewriteBreakdownProps) {
  const { before, value, won, taken, unmoved, lost } = breakdown;
  const isUnchanged = [won, taken, unmoved].every((lines) => lines.length === 0);
  return (
    <div className={`min-w-0 ${classes.breakdown}`}>
      {isUnchanged && (
        <p className="small ink-2">The coach found no change it could make safely.</p>
      )}
      <BreakdownPart title="Won back" lines={won.map(toMovedLine)} highlight={highlight} />
      <BreakdownPart title="Costs more now" lines={taken.map(toMovedLine)} highlight={highlight} />
      <BreakdownPart title="Also changed" lines={unmoved.map(toMovedLine)} highlight={highlight} />
      <BreakdownPart title="Still lost" lines={lost.map(toLedgerLine)} highlight={highlight} />
      <LedgerSum
        reckoning={isUnchanged ? `100 − ${100 - value}` : `${before} + ${value - before}`}
        total={String(value)}
      />
    </div>
  );
}

type BreakdownPartProps = { title: string; lines: readonly LedgerLine[]; highlight: Highlight };

/** One kind of lines under its heading, if there are any. */
function BreakdownPart({ title, lines, highlight }: BreakdownPartProps) {
  if (lines.length === 0) return null;
  return (
    <>
      <h2 className={`pb-2 ${classes.heading}`}>{title}</h2>
      <Ledger lines={lines} highlight={highlight} label={title} />
    </>
  );
}
