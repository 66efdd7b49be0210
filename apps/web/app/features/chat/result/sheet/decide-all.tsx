import { IconArrowBackUp } from '@tabler/icons-react';
import { Button } from '../../../../ui/button/button.tsx';
import { answered, asWritten, keep } from '../choices/choices.ts';
import type { ResultParts } from '../result-parts.ts';
import classes from './decide-all.module.css';

type DecideAllProps = Pick<ResultParts, 'result' | 'choices' | 'choose' | 'undo'>;

/** Decides over every change at once, and takes the last decision back. */
export function DecideAll({ result, choices, choose, undo }: DecideAllProps) {
  const ids = result.changes.map(({ id }) => id);
  const isAllKept = !ids.some((id) => choices.put_back.includes(id));
  const isAllPutBack =
    ids.every((id) => choices.put_back.includes(id)) &&
    choices.subject === null &&
    choices.taken.length === 0 &&
    answered(choices).length === 0;
  const hasMore = result.offers.length > 0 || result.questions.length > 0;
  return (
    <div className={classes.all}>
      <Button
        variant="quiet"
        size="small"
        aria-keyshortcuts="Control+Z"
        title="Undo the last decision (Ctrl+Z)"
        aria-label="Undo: the last decision"
        isBusy={undo === null}
        onClick={() => undo?.()}
      >
        <IconArrowBackUp size={16} stroke={1.5} aria-hidden />
        Undo
      </Button>
      {ids.length > 0 && (
        <Button
          variant="quiet"
          size="small"
          isBusy={isAllKept}
          onClick={() => choose(keep(choices, ids))}
        >
          Accept all
        </Button>
      )}
      {(ids.length > 0 || hasMore) && (
        <Button
          variant="quiet"
          size="small"
          isBusy={isAllPutBack}
          onClick={() => choose(asWritten(choices, ids))}
        >
          Put all back
        </Button>
      )}
    </div>
  );
}
