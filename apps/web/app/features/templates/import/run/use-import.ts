import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { useAfterImport } from '../../../../data/templates/after-import.ts';
import { importTemplates, type RowToImport } from '../../../../data/templates/import-templates.ts';
import { explainFailure } from '../../../../lib/wire/explain-failure.ts';
import { prepareRows, type MappedTable } from '../rows/prepare-rows.ts';
import { nextState, nothingChosen } from './import-state.ts';
import { rowsToSend } from './rows-to-send.ts';
import { tellImported, undoImport } from './tell-imported.ts';

type Reading = Promise<{ tables: readonly MappedTable[]; problems: readonly string[] }>;

/** An import from the choice of files to the last row's verdict. */
export function useImport() {
  const [state, tell] = useReducer(nextState, nothingChosen);
  const running = useRef<AbortController>(null);
  const { refresh, takeBack } = useAfterImport();

  // What an import made is told when the dialog that says it is gone.
  const made = useRef<readonly string[]>([]);
  const isGone = useRef(false);
  const leave = useEffectEvent(() => {
    isGone.current = true;
    running.current?.abort();
    tellImported(made.current.length, () => takeBack(made.current));
  });

  useEffect(() => {
    isGone.current = false;
    return () => leave();
  }, []);

  const begin = () => {
    running.current?.abort();
    running.current = new AbortController();
    return running.current.signal;
  };

  const check = async (tables: readonly MappedTable[], problems: readonly string[]) => {
    const stop = begin();
    const isCurrent = () => !stop.aborted;
    tell({ type: 'read', tables, problems });
    const rows = await prepareRows(tables, stop);
    if (!isCurrent()) return;
    const due = rows.filter(({ verdict }) => verdict.status === 'unchecked');
    tell({ type: 'prepared', rows, due: due.length });
    await send(due, { stop, isDryRun: true, withDuplicates: false });
    if (isCurrent()) tell({ type: 'checked' });
  };

  const send = async (
    rows: readonly RowToImport[],
    how: { stop: AbortSignal; isDryRun: boolean; withDuplicates: boolean },
  ): Promise<string[]> => {
    const ids: string[] = [];
    try {
      await importTemplates({
        ...how,
        rows,
        onVerdicts: (verdicts, placesLeft) => {
          for (const { verdict } of verdicts)
            if (verdict.status === 'imported') ids.push(verdict.id);
          if (!how.isDryRun || !how.stop.aborted) tell({ type: 'told', verdicts, placesLeft });
        },
      });
    } catch (error) {
      if (!how.stop.aborted) tell({ type: 'failed', problem: explainFailure(error).message });
    }
    return ids;
  };

  return {
    state,
    choose: async (reading: Reading) => {
      const stop = begin();
      tell({ type: 'reading' });
      const { tables, problems } = await reading;
      if (stop.aborted) return;
      if (tables.length > 0) await check(tables, problems);
      else tell({ type: 'read', tables, problems });
    },
    /** With other columns. */
    checkAgain: (tables: readonly MappedTable[]) => check(tables, state.problems),
    start: async (withDuplicates: boolean) => {
      const stop = begin();
      const rows = rowsToSend(state.rows, withDuplicates);
      tell({ type: 'sending', due: rows.length });
      const ids = await send(rows, { stop, isDryRun: false, withDuplicates });
      refresh();
      made.current = ids;
      tell({ type: 'imported' });
      if (isGone.current) tellImported(ids.length, () => takeBack(ids));
    },
    stop: () => running.current?.abort(),
    takeBack: async () => {
      const ids = made.current;
      const isDone = await undoImport(ids.length, () => takeBack(ids));
      if (isDone) made.current = [];
      return isDone;
    },
    startOver: () => {
      begin();
      tell({ type: 'startedOver' });
    },
  };
}
