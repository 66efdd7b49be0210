import { IconArrowBackUp, IconCheck } from '@tabler/icons-react';
import { Button } from '../../../../ui/button/button.tsx';
import { keep, putBack } from '../choices/choices.ts';
import classes from './keep-or-put-back.module.css';
import type { ResultLine } from './result-account.ts';
import type { ResultParts } from '../result-parts.ts';

type KeepOrPutBackProps = Pick<ResultParts, 'choices' | 'choose'> & { line: ResultLine };

/** Decides over all changes that answer one ledger line. */
export function KeepOrPutBack({ line, choices, choose }: KeepOrPutBackProps) {
  const ids = line.changes.map(({ id }) => id);
  return (
    <span className={classes.pair}>
      <Button
        variant="quiet"
        size="small"
        shape="icon"
        aria-label={`Keep change ${String(line.number)}`}
        aria-pressed={line.kept === ids.length}
        onClick={() => choose(keep(choices, ids))}
      >
        <IconCheck size={16} stroke={2} aria-hidden />
      </Button>
      <Button
        variant="quiet"
        size="small"
        shape="icon"
        aria-label={`Put back change ${String(line.number)}`}
        aria-pressed={line.kept === 0}
        onClick={() => choose(putBack(choices, ids))}
      >
        <IconArrowBackUp size={16} stroke={1.5} aria-hidden />
      </Button>
    </span>
  );
}
