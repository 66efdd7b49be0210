import { bandOf, scoreBasis, verdictOf } from '@replysmith/coach';
import type { Ref } from 'react';
import { LedgerSum } from '../../../../ui/ledger/ledger-sum.tsx';
import { Ledger } from '../../../../ui/ledger/ledger.tsx';
import { quoteOrFact } from '../../../../ui/ledger/quote-or-fact.ts';
import { ScoreTrust } from '../../../../ui/ledger/score-trust.tsx';
import { ScoreRing } from '../../../../ui/score-ring/score-ring.tsx';
import { ScoreVerdict } from '../../../../ui/score-ring/score-verdict.tsx';
import { tenths } from '../../../../lib/words/tenths.ts';
import { ChangeLedger } from './change-ledger.tsx';
import { LineReason } from './line-reason.tsx';
import { reckoning } from './reckoning.ts';
import { winsOfLine } from './wins-of-line.ts';
import type { ResultParts } from '../result-parts.ts';
import layout from '../result-layout.module.css';
import classes from './verdict.module.css';

type VerdictProps = ResultParts & {
  /** The score has just arrived, and fills the ring once it is seen. */
  fills: boolean;
  isSeen: boolean;
  ring: Ref<HTMLDivElement>;
  /** Whether blanks are still to be filled. */
  isOpen: boolean;
  /** Whether the email is unlike those that the score was fitted to. */
  isUnsure: boolean;
};

/** The ring, what is still lost, what was won back, and the sum. */
export function Verdict({ fills, isSeen, ring, isOpen, isUnsure, ...parts }: VerdictProps) {
  const { lit, revision, blanks } = parts;
  const { before, value, lost, won, taken, unmoved, isComposed } = parts.account;
  const was = isComposed ? '' : `, before ${tenths(before)}`;

  return (
    <div className={layout.verdict}>
      <div ref={ring} className={layout.ring}>
        <ScoreRing
          value={value}
          gained={isComposed ? 0 : Math.max(0, value - before)}
          lost={lost.map(({ number, points }) => ({ number, points: -points }))}
          lit={lit.number}
          format={tenths}
          outOf="10"
          fills={fills}
          isHeld={fills && !isSeen}
          label={`Score ${tenths(value)} of 10${was}. ${tenths(100 - value)} is still lost.`}
        />
        <ScoreVerdict
          band={bandOf(value)}
          verdict={verdictOf(value)}
          isSoFar={isOpen}
          isUnsure={isUnsure}
        />
      </div>
      <div className={layout.account}>
        <h3 className={classes.heading}>Still lost</h3>
        <Ledger
          label="Still lost"
          lit={lit}
          format={tenths}
          lines={lost.map((line) => ({
            number: line.number,
            name: line.name,
            points: line.points,
            ...quoteOrFact(line),
            reason: <LineReason line={{ ...line, wins: winsOfLine(line, revision, blanks) }} />,
          }))}
        />
        <ChangeLedger {...parts} title="Won back" lines={won} />
        <ChangeLedger {...parts} title="Costs more now" lines={taken} />
        <ChangeLedger {...parts} title="Also changed" lines={unmoved} />
        <LedgerSum reckoning={reckoning(parts.account)} total={tenths(value)} />
        <ScoreTrust basis={scoreBasis} format={tenths} outOf="10" />
      </div>
    </div>
  );
}
