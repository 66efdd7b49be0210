import { useState } from 'react';
import { countText } from '../../../../lib/words/count-text.ts';
import { saveFile } from '../../../../lib/save-file.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { ProblemList } from '../problem-list.tsx';
import { RowList } from '../rows/row-list.tsx';
import type { ImportState } from '../run/import-state.ts';
import { templatesText } from '../../templates-text.ts';
import { failuresCsv } from './failures-csv.ts';
import classes from './result-step.module.css';

type ResultStepProps = {
  state: ImportState;
  /** Tells whether it worked. */
  onTakeBack: () => Promise<boolean>;
  onClose: () => void;
};

/** What became of every row, and what can be done about it. */
export function ResultStep({ state: { rows, problems }, onTakeBack, onClose }: ResultStepProps) {
  const [isUndoing, setUndoing] = useState(false);
  const imported = rows.filter(({ verdict }) => verdict.status === 'imported').length;
  const failed = rows.filter(({ verdict }) => verdict.status !== 'imported');

  const takeBack = async () => {
    setUndoing(true);
    const isDone = await onTakeBack();
    setUndoing(false);
    if (isDone) onClose();
  };
  return (
    <>
      <h2 className="head">
        {imported === 0 ? 'Nothing was imported' : `${templatesText(imported)} imported`}
      </h2>
      <div className={classes.parts}>
        <ProblemList problems={problems} />
        {failed.length > 0 && (
          <p className="ink-2" role="status">
            {failed.length === 1 ? '1 row was' : `${countText(failed.length)} rows were`} not. The
            file with them says why; mend it and import it again.
          </p>
        )}
        <RowList rows={rows} isOver />
        <div className={classes.buttons}>
          <Button onClick={onClose}>Close</Button>
          {failed.length > 0 && (
            <Button
              variant="line"
              onClick={() =>
                saveFile('not-imported.csv', new Blob([failuresCsv(failed)], { type: 'text/csv' }))
              }
            >
              Download what was not imported
            </Button>
          )}
          {imported > 0 && (
            <Button variant="quiet" isBusy={isUndoing} onClick={() => void takeBack()}>
              {isUndoing ? 'Undoing...' : 'Undo import'}
            </Button>
          )}
        </div>
      </div>
    </>
  );
}
