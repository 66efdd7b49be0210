import { useMemo, useState } from 'react';
import { Button } from '../../../../ui/button/button.tsx';
import { ProblemList } from '../problem-list.tsx';
import { RowList } from '../rows/row-list.tsx';
import type { MappedTable } from '../rows/prepare-rows.ts';
import type { ImportState } from '../run/import-state.ts';
import { rowsToSend, withPlaces } from '../run/rows-to-send.ts';
import { templatesText } from '../../templates-text.ts';
import { ColumnChoice } from './column-choice.tsx';
import { PlacesNote } from './places-note.tsx';
import classes from './preview-step.module.css';
import { Progress } from '../run/progress.tsx';

type PreviewStepProps = {
  state: ImportState;
  onMap: (tables: readonly MappedTable[]) => void;
  onStart: (withDuplicates: boolean) => void;
  onStartOver: () => void;
};

/** Every row with what would become of it, before anything is written. */
export function PreviewStep({ state, onMap, onStart, onStartOver }: PreviewStepProps) {
  const [withDuplicates, setWithDuplicates] = useState(false);
  const { phase, rows, tables, placesLeft, problems } = state;
  const shown = useMemo(
    () => withPlaces(rows, placesLeft, withDuplicates),
    [rows, placesLeft, withDuplicates],
  );
  const wanted = rowsToSend(rows, withDuplicates).length;
  const fitting = Math.min(wanted, placesLeft ?? wanted);
  const duplicates = rows.filter(({ verdict }) => verdict.status === 'duplicate').length;
  const isChecking = phase === 'checking';

  return (
    <>
      <h2 className="head">Check what will be imported</h2>
      <div className={classes.parts}>
        <ProblemList problems={problems} />
        {tables.map((mapped, place) =>
          // What is ours, or a text, says by itself what is what.
          mapped.table.isOurs || mapped.table.headings.includes('email_content') ? null : (
            <ColumnChoice
              key={place}
              mapped={mapped}
              onMap={(changed) => onMap(tables.with(place, changed))}
            />
          ),
        )}
        {isChecking ? (
          <Progress label="Checking the rows" told={state.told} due={state.due} />
        ) : (
          <PlacesNote wanted={wanted} placesLeft={placesLeft} />
        )}
        <RowList rows={shown} />
        {duplicates > 0 && (
          <label className={classes.check}>
            <input
              type="checkbox"
              checked={withDuplicates}
              onChange={(event) => setWithDuplicates(event.target.checked)}
            />
            Import the {duplicates === 1 ? 'duplicate' : `${duplicates} duplicates`} as well
          </label>
        )}
        <div className={classes.buttons}>
          {(fitting > 0 || isChecking) && (
            <Button isBusy={isChecking} onClick={() => onStart(withDuplicates)}>
              {isChecking ? 'Checking...' : `Import ${templatesText(fitting)}`}
            </Button>
          )}
          <Button variant="line" onClick={onStartOver}>
            Choose others
          </Button>
        </div>
      </div>
    </>
  );
}
