import { byteOrderMark, csvLine, templateColumns } from '@replysmith/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { saveFile } from '../../../lib/save-file.ts';
import { countText } from '../../../lib/words.ts';
import { Button } from '../../../components/button.tsx';
import { templatesText } from '../templates-text.ts';
import { ChooseStep } from './choose-step.tsx';
import { PreviewStep } from './preview-step.tsx';
import { ProblemList, RowList, verdictWords, Progress } from './row-list.tsx';
import type { ImportRow } from './fix-row.ts';
import { type ImportState, useImport } from './use-import.ts';
import { readFiles, readPasted } from './read-files.ts';
import { isRecord } from '../../../lib/json.ts';

type ImportStepsProps = { files?: readonly File[] | undefined; onClose: () => void };

/** The steps of an import: choosing, preview, progress, and result. */
export function ImportSteps({ files, onClose }: ImportStepsProps) {
  const { state, choose, ...run } = useImport();
  const { phase, problems } = state;
  const read = useEffectEvent((chosen: readonly File[]) => void choose(readFiles(chosen)));

  useEffect(() => {
    if (files && files.length > 0) read(files);
  }, [files]);

  if (phase === 'done') {
    return <ResultStep state={state} onTakeBack={run.takeBack} onClose={onClose} />;
  }
  if (phase === 'importing') return <RunStep state={state} onStop={run.stop} />;
  if (phase === 'checking' || phase === 'ready') {
    return (
      <PreviewStep
        state={state}
        onMap={(tables) => void run.checkAgain(tables)}
        onStart={(withDuplicates) => void run.start(withDuplicates)}
        onStartOver={run.startOver}
      />
    );
  }
  return (
    <ChooseStep
      isReading={phase === 'reading'}
      problems={problems}
      onFiles={(chosen) => void choose(readFiles(chosen))}
      onPaste={(format, text) => void choose(readPasted(format, text))}
      onCancel={onClose}
    />
  );
}

type RunStepProps = { state: ImportState; onStop: () => void };

/** The step while the import runs. */
function RunStep({ state: { rows, done, due }, onStop }: RunStepProps) {
  return (
    <>
      <h2 className="head">Importing</h2>
      <div className="stack mt-4">
        <Progress label="Imported so far" done={done} due={due} />
        <RowList rows={rows} />
        <div>
          <Button variant="line" onClick={onStop}>
            Stop
          </Button>
        </div>
      </div>
    </>
  );
}

type ResultStepProps = {
  state: ImportState;
  /** Returns whether it worked. */
  onTakeBack: () => Promise<boolean>;
  onClose: () => void;
};

/** The outcome of every row, and what can be done about it. */
function ResultStep({ state: { rows, problems }, onTakeBack, onClose }: ResultStepProps) {
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
      <div className="stack mt-4">
        <ProblemList problems={problems} />
        {failed.length > 0 && (
          <p className="ink-2" role="status">
            {failed.length === 1 ? '1 row was' : `${countText(failed.length)} rows were`} not. The
            file with them says why; fix it and import it again.
          </p>
        )}
        <RowList rows={rows} isOver />
        <div className="row gap-3">
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

/**
 * The rows that were not imported, with reasons, as a file that can be corrected and imported
 * again.
 */
function failuresCsv(rows: readonly ImportRow[]): string {
  const columns = templateColumns.filter((column) => column !== 'optimization_score');
  const lines = rows.map(({ source, number, record, verdict }) => {
    const folder = isRecord(record.folder) ? record.folder : {};
    const values = { ...record, folder: folder.name, folder_color: folder.color };
    const cells = columns.map((column) => cellOf((values as Record<string, unknown>)[column]));
    const { word, details } = verdictWords(verdict, true);
    return csvLine([...cells, source, String(number), [word, ...details].join('. ')]);
  });
  return byteOrderMark + csvLine([...columns, 'file', 'row', 'reason']) + lines.join('');
}

function cellOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
