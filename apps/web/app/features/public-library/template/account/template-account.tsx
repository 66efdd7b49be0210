import type { AccountLine } from '../../../../data/public-library/public-template.ts';
import { LedgerSum } from '../../../../ui/ledger/ledger-sum.tsx';
import { ReasonAndFix } from '../../../../ui/ledger/reason-and-fix.tsx';
import { signedPoints } from '../../../../ui/ledger/signed-points.ts';
import classes from './template-account.module.css';

type TemplateAccountProps = { score: number; lines: readonly AccountLine[] };

/** All that the example loses, with every reason open: there is little of it, and it reads without scripts. */
export function TemplateAccount({ score, lines }: TemplateAccountProps) {
  return (
    <div>
      {lines.length === 0 ? (
        <p className={classes.nothing}>Nothing lost.</p>
      ) : (
        <ol aria-label="Points lost" className={classes.lines}>
          {lines.map(({ number, name, points, quote, reason, fix, wins, cards }) => (
            <li key={number}>
              <span className={classes.number}>{number}</span>
              <div className={classes.what}>
                <h3 className={classes.name}>{name}</h3>
                <p className={classes.quote}>{quote}</p>
                <ReasonAndFix reason={reason} fix={fix} wins={wins} findings={cards} />
              </div>
              <span className={classes.points}>{signedPoints(points)}</span>
            </li>
          ))}
        </ol>
      )}
      <LedgerSum reckoning={`100 − ${100 - score}`} total={String(score)} />
    </div>
  );
}
