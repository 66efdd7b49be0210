import { type TemplateColumn, columnLabels, pages } from '@replysmith/contract';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { countText } from '../../../lib/words.ts';
import { Button } from '../../../components/button.tsx';
import { Select } from '../../../components/select.tsx';
import { templatesText } from '../templates-text.ts';
import { ProblemList, RowList, Progress } from './row-list.tsx';
import type { MappedTable } from './prepare-rows.ts';
import { type ImportState, rowsToSend, withColumn, withRoomLeft } from './use-import.ts';
import classes from './import-steps.module.css';

type ColumnChoiceProps = { mapped: MappedTable; onMap: (mapped: MappedTable) => void };

const offered: readonly TemplateColumn[] = [
  'name',
  'subject_line',
  'email_content',
  'category',
  'folder',
  'tags',
  'description',
];

const none = '';

/** The assignment of a foreign file's columns; unfolded when it is needed. */
function ColumnChoice({ mapped, onMap }: ColumnChoiceProps) {
  const { table, columns } = mapped;
  const [isOpen, setOpen] = useState(!columns.includes('email_content'));
  const options = [
    { value: none, label: 'Nothing' },
    ...table.headings.map((heading, index) => ({
      value: String(index),
      label: heading || `Column ${index + 1}`,
    })),
  ];
  return (
    <details
      className={classes.choice}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={`dense medium breakable ${classes.columnsSummary}`}>
        Columns of {table.source}
      </summary>
      <div className={`grid ${classes.columns}`}>
        {offered.map((column) => (
          <div className="small stack gap-1 min-w-0" key={column}>
            <span aria-hidden>{columnLabels[column]}</span>
            <Select
              label={`${columnLabels[column]} is in`}
              options={options}
              value={columns.includes(column) ? String(columns.indexOf(column)) : none}
              onChange={(value) =>
                onMap(withColumn(mapped, column, value === none ? null : Number(value)))
              }
            />
          </div>
        ))}
      </div>
    </details>
  );
}

type PreviewStepProps = {
  state: ImportState;
  onMap: (tables: readonly MappedTable[]) => void;
  onStart: (withDuplicates: boolean) => void;
  onStartOver: () => void;
};

/** Every row with its expected outcome, before anything is stored. */
export function PreviewStep({ state, onMap, onStart, onStartOver }: PreviewStepProps) {
  const [withDuplicates, setWithDuplicates] = useState(false);
  const { phase, rows, tables, placesLeft, problems } = state;
  const shown = useMemo(
    () => withRoomLeft(rows, placesLeft, withDuplicates),
    [rows, placesLeft, withDuplicates],
  );
  const requested = rowsToSend(rows, withDuplicates).length;
  const fitting = Math.min(requested, placesLeft ?? requested);
  const duplicates = rows.filter(({ verdict }) => verdict.status === 'duplicate').length;
  const isChecking = phase === 'checking';

  return (
    <>
      <h2 className="head">Check what will be imported</h2>
      <div className="stack mt-4">
        <ProblemList problems={problems} />
        {tables.map((mapped, index) =>
          // Our own files and texts need no assignment.
          mapped.table.isOurs || mapped.table.headings.includes('email_content') ? null : (
            <ColumnChoice
              key={index}
              mapped={mapped}
              onMap={(changed) => onMap(tables.with(index, changed))}
            />
          ),
        )}
        {isChecking ? (
          <Progress label="Checking the rows" done={state.done} due={state.due} />
        ) : (
          <PlacesNote requested={requested} placesLeft={placesLeft} />
        )}
        <RowList rows={shown} />
        {duplicates > 0 && (
          <label className="flex items-center size-14 line-24 cursor-pointer gap-2">
            <input
              className="no-shrink"
              type="checkbox"
              checked={withDuplicates}
              onChange={(event) => setWithDuplicates(event.target.checked)}
            />
            Import the {duplicates === 1 ? 'duplicate' : `${duplicates} duplicates`} as well
          </label>
        )}
        <div className="row gap-3">
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

type PlacesNoteProps = {
  /** The number of rows that could be imported. */
  requested: number;
  /** Null without a limit. */
  placesLeft: number | null;
};

/** Whether the plan has enough places. */
function PlacesNote({ requested, placesLeft }: PlacesNoteProps) {
  if (placesLeft === null) return null;
  const slotsText = placesLeft === 1 ? '1 slot is left' : `${countText(placesLeft)} slots are left`;
  if (requested <= placesLeft) {
    return (
      <p className="small ink-2" role="status">
        {slotsText} on your plan.
      </p>
    );
  }
  const missing = countText(requested - placesLeft);
  return (
    <p className="small" role="status">
      <b>{placesLeft === 0 ? 'No slot is left on your plan.' : `${slotsText} on your plan.`}</b>{' '}
      {placesLeft > 0 && `The first ${countText(placesLeft)} are imported, `}
      {missing} {missing === '1' ? 'has' : 'have'} to wait.{' '}
      <Link to={pages.upgrade}>See plans</Link>
    </p>
  );
}
