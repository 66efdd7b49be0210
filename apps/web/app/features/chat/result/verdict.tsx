import { IconArrowBackUp, IconCheck } from '@tabler/icons-react';
import { Button } from '../../../ui/button/button.tsx';
import { LedgerSum } from '../../../ui/ledger/ledger-sum.tsx';
import { Ledger } from '../../../ui/ledger/ledger.tsx';
import { ScoreRing } from '../../../ui/score-ring/score-ring.tsx';
import { tenths } from '../tenths.ts';
import type { WonLine } from './account.ts';
import { keep, putBack } from './choices.ts';
import { LineReason } from './line-reason.tsx';
import type { ResultParts } from './result-parts.ts';
import classes from './verdict.module.css';

type VerdictProps = ResultParts & { fills: boolean };

/** The ring, what is still lost, what was won back, and the sum. */
export function Verdict({ account, choices, choose, lit, fills }: VerdictProps) {
  const { before, value, gained, lost, won } = account;

  const actions = ({ number, changes, kept }: WonLine) => {
    const ids = changes.map(({ id }) => id);
    return (
      changes.length > 0 && (
        <>
          <Button
            variant="quiet"
            size="small"
            shape="icon"
            aria-label={`Keep change ${String(number)}`}
            aria-pressed={kept === ids.length}
            onClick={() => choose(keep(choices, ids))}
          >
            <IconCheck size={16} stroke={2} aria-hidden />
          </Button>
          <Button
            variant="quiet"
            size="small"
            shape="icon"
            aria-label={`Put change ${String(number)} back`}
            aria-pressed={kept === 0}
            onClick={() => choose(putBack(choices, ids))}
          >
            <IconArrowBackUp size={16} stroke={1.5} aria-hidden />
          </Button>
        </>
      )
    );
  };

  return (
    <>
      <div className={classes.ring}>
        <ScoreRing
          value={value}
          gained={gained}
          lost={lost.map(({ number, line }) => ({ number, points: -line.points }))}
          lit={lit.number}
          format={tenths}
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
                actions: actions(line),
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
  return kept === 0 ? 'put back' : `${String(kept)} of ${String(changes.length)} changes kept`;
}
