import { LedgerSum } from '../../../ui/ledger/ledger-sum.tsx';
import { Ledger } from '../../../ui/ledger/ledger.tsx';
import { ScoreRing } from '../../../ui/score-ring/score-ring.tsx';
import { tenths } from '../tenths.ts';
import type { WonLine } from './account.ts';
import { KeepOrPutBack } from './keep-or-put-back.tsx';
import { LineReason } from './line-reason.tsx';
import type { ResultParts } from './result-parts.ts';
import classes from './verdict.module.css';

type VerdictProps = ResultParts & { fills: boolean };

/** The ring, what is still lost, what was won back, and the sum. */
export function Verdict({ account, choices, choose, lit, fills }: VerdictProps) {
  const { before, value, gained, lost, won } = account;

  return (
    <>
      <div className={classes.ring}>
        <ScoreRing
          value={value}
          gained={gained}
          lost={lost.map(({ number, line }) => ({ number, points: -line.points }))}
          lit={lit.number}
          format={tenths}
          outOf="10"
          fills={fills}
          label={`Score ${tenths(value)} of 10, before ${tenths(before)}. ${tenths(100 - value)} is still lost.`}
        />
      </div>
      <div className={classes.account}>
        <h3 className={classes.heading}>Still lost</h3>
        <Ledger
          label="Still lost"
          lit={lit}
          format={tenths}
          lines={lost.map(({ number, line }) => ({
            number,
            name: line.name,
            points: line.points,
            quote: line.quote,
            reason: <LineReason line={line} />,
          }))}
        />
        {won.length > 0 && (
          <>
            <h3 className={classes.heading}>Won back</h3>
            <Ledger
              label="Won back"
              lit={lit}
              format={tenths}
              lines={won.map((line) => ({
                number: line.number,
                name: line.name,
                points: line.points,
                quote: quoteOf(line),
                isOff: line.changes.length > 0 && line.kept === 0,
                actions: line.changes.length > 0 && (
                  <KeepOrPutBack line={line} choices={choices} choose={choose} />
                ),
              }))}
            />
          </>
        )}
        <LedgerSum
          reckoning={`${tenths(before)} ${value < before ? '−' : '+'} ${tenths(Math.abs(value - before))}`}
          total={tenths(value)}
        />
      </div>
    </>
  );
}

function quoteOf({ changes, kept }: WonLine): string | undefined {
  if (kept === changes.length) return undefined;
  return kept === 0 ? 'Put back' : `${String(kept)} of ${String(changes.length)} changes kept`;
}
