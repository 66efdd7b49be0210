import { countText } from '../../../../lib/words/count-text.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { useDesk } from '../desk.ts';
import classes from './selection-card.module.css';

/** How many are selected, whether that is all, and what can be done with them. */
export function SelectionCard() {
  const { selecting, total = 0, idsInView, open } = useDesk();
  const { selection, count } = selecting;
  if (count === 0) return null;
  const isMatching = selection.kind === 'matching';
  return (
    <div className={classes.card} role="group" aria-label="Selection">
      <p>
        <b role="status">{countText(count)} selected</b>
        {isMatching && count === total && <span>Everything that is listed</span>}
        {isMatching && count < total && (
          <span>All that are listed but {countText(total - count)}</span>
        )}
      </p>
      {!isMatching && count < total && (
        <button type="button" onClick={() => selecting.selectMatching(total)}>
          Select all {countText(total)} listed
        </button>
      )}
      {isMatching && (
        <button type="button" onClick={() => selecting.selectOnly(idsInView())}>
          Only those in view
        </button>
      )}
      <div className={classes.buttons}>
        <Button size="small" onClick={() => open({ type: 'bulk' })}>
          Bulk Actions
        </Button>
        <Button size="small" variant="quiet" onClick={selecting.clear}>
          Clear
        </Button>
      </div>
    </div>
  );
}
