import { Ledger } from '../../../../ui/ledger/ledger.tsx';
import { tenths } from '../../../../lib/words/tenths.ts';
import { factOf } from './fact-of.ts';
import { KeepOrPutBack } from './keep-or-put-back.tsx';
import type { ResultLine } from './result-account.ts';
import type { ResultParts } from '../result-parts.ts';
import classes from './verdict.module.css';

type ChangeLedgerProps = Pick<ResultParts, 'choices' | 'applied' | 'choose' | 'lit'> & {
  title: string;
  lines: readonly ResultLine[];
};

/** Lines that the changes moved or answer, each with the choice to keep or put back its changes. */
export function ChangeLedger({ title, lines, choices, applied, choose, lit }: ChangeLedgerProps) {
  if (lines.length === 0) return null;
  return (
    <>
      <h3 className={classes.heading}>{title}</h3>
      <Ledger
        label={title}
        lit={lit}
        format={tenths}
        lines={lines.map((line) => ({
          number: line.number,
          name: line.name,
          points: line.points === 0 ? undefined : line.points,
          fact: factOf(line, applied),
          isOff: line.isOff,
          actions:
            line.changes.length > 0 ? (
              <KeepOrPutBack line={line} choices={choices} choose={choose} />
            ) : null,
        }))}
      />
    </>
  );
}
