import type { ImportVerdict, TemplateColumn } from '@replysmith/contract';
import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { showToast } from '../../../components/toast.tsx';
import { explainFailure } from '../../../lib/api-error.ts';
import { type RowToImport, importTemplates, useAfterImport } from '../import-api.ts';
import { templatesText } from '../templates-text.ts';
import type { ImportRow } from './fix-row.ts';
import { type MappedTable, prepareRows } from './prepare-rows.ts';

export type ImportState = {
  readonly phase: 'choosing' | 'reading' | 'checking' | 'ready' | 'importing' | 'done';
  readonly tables: readonly MappedTable[];
  readonly rows: readonly ImportRow[];
  /** Null without a limit, or before it is known. */
  readonly placesLeft: number | null;
  /** The number of rows that are checked or sent, and of those answered. */
  readonly due: number;
  readonly done: number;
  /** What could not be read, and why a run ended early. */
  readonly problems: readonly string[];
};

const nothingChosen: ImportState = {
  ...{ phase: 'choosing', tables: [], rows: [], placesLeft: null },
  ...{ due: 0, done: 0, problems: [] },
};

type RowVerdicts = readonly { readonly index: number; readonly verdict: ImportVerdict }[];

type ImportEvent =
  | { readonly type: 'startedOver' }
  | { readonly type: 'reading' }
  | { readonly type: 'read'; tables: readonly MappedTable[]; problems: readonly string[] }
  | { readonly type: 'prepared'; rows: readonly ImportRow[]; due: number }
  | { readonly type: 'sending'; due: number }
  | { readonly type: 'judged'; verdicts: RowVerdicts; placesLeft: number | null }
  | { readonly type: 'failed'; problem: string }
  | { readonly type: 'checked' }
  | { readonly type: 'imported' };

/** The state after an event. */
function nextState(state: ImportState, event: ImportEvent): ImportState {
  switch (event.type) {
    case 'startedOver':
      return nothingChosen;
    case 'reading':
      return { ...nothingChosen, phase: 'reading' };
    case 'read': {
      const { tables, problems } = event;
      return { ...state, phase: tables.length > 0 ? 'checking' : 'choosing', tables, problems };
    }
    case 'prepared':
      return { ...state, phase: 'checking', rows: event.rows, due: event.due, done: 0 };
    case 'sending':
      return { ...state, phase: 'importing', due: event.due, done: 0, problems: [] };
    case 'judged': {
      const rows = [...state.rows];
      for (const { index, verdict } of event.verdicts) {
        const row = rows[index];
        if (row) rows[index] = { ...row, verdict: toRowVerdict(verdict) };
      }
      const placesLeft = event.placesLeft ?? state.placesLeft;
      return { ...state, rows, done: state.done + event.verdicts.length, placesLeft };
    }
    case 'failed':
      return { ...state, problems: [...state.problems, event.problem] };
    case 'checked':
      return { ...state, phase: 'ready' };
    case 'imported':
      return { ...state, phase: 'done' };
  }
}

function toRowVerdict(verdict: ImportVerdict): ImportRow['verdict'] {
  if (verdict.status !== 'duplicate') return verdict;
  return { status: 'duplicate', isSaved: verdict.id !== null };
}

export function withColumn(
  { table, columns }: MappedTable,
  column: TemplateColumn,
  heading: number | null,
): MappedTable {
  const others = columns.map((one) => (one === column ? null : one));
  return { table, columns: others.map((one, index) => (index === heading ? column : one)) };
}

const about = 'import';

/** Shows how many templates were imported, and offers to undo that. */
function showImported(count: number, takeBack: () => Promise<void>): void {
  if (count === 0) return;
  showToast({
    title: 'Import Successful',
    message: `${templatesText(count)} imported.`,
    action: { label: 'Undo', run: () => void undoImport(count, takeBack) },
    about,
  });
}

/** Undoes an import and says so. Returns false when that failed. */
async function undoImport(count: number, takeBack: () => Promise<void>): Promise<boolean> {
  try {
    await takeBack();
    showToast({
      title: 'Import undone',
      message: `${templatesText(count)} moved to the trash.`,
      about,
    });
    return true;
  } catch (error) {
    showToast({
      kind: 'error',
      title: 'Undo failed',
      message: explainFailure(error).message,
      about,
    });
    return false;
  }
}

type Reading = Promise<{ tables: readonly MappedTable[]; problems: readonly string[] }>;

/** An import from the choice of files to the last verdict. */
export function useImport() {
  const [state, dispatch] = useReducer(nextState, nothingChosen);
  const running = useRef<AbortController>(null);
  const { refresh, takeBack } = useAfterImport();

  // An import is announced when its dialog has closed.
  const made = useRef<readonly string[]>([]);
  const isUnmounted = useRef(false);
  const leave = useEffectEvent(() => {
    isUnmounted.current = true;
    running.current?.abort();
    showImported(made.current.length, () => takeBack(made.current));
  });

  useEffect(() => {
    isUnmounted.current = false;
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
    dispatch({ type: 'read', tables, problems });
    const rows = await prepareRows(tables, stop);
    if (!isCurrent()) return;
    const due = rows.filter(({ verdict }) => verdict.status === 'unchecked');
    dispatch({ type: 'prepared', rows, due: due.length });
    await send(due, { stop, isDryRun: true, withDuplicates: false });
    if (isCurrent()) dispatch({ type: 'checked' });
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
          if (!how.isDryRun || !how.stop.aborted)
            dispatch({ type: 'judged', verdicts, placesLeft });
        },
      });
    } catch (error) {
      if (!how.stop.aborted) dispatch({ type: 'failed', problem: explainFailure(error).message });
    }
    return ids;
  };

  return {
    state,
    choose: async (reading: Reading) => {
      const stop = begin();
      dispatch({ type: 'reading' });
      const { tables, problems } = await reading;
      if (stop.aborted) return;
      if (tables.length > 0) await check(tables, problems);
      else dispatch({ type: 'read', tables, problems });
    },
    /** Checks the rows again with other columns. */
    checkAgain: (tables: readonly MappedTable[]) => check(tables, state.problems),
    start: async (withDuplicates: boolean) => {
      const stop = begin();
      const rows = rowsToSend(state.rows, withDuplicates);
      dispatch({ type: 'sending', due: rows.length });
      const ids = await send(rows, { stop, isDryRun: false, withDuplicates });
      refresh();
      made.current = ids;
      dispatch({ type: 'imported' });
      if (isUnmounted.current) showImported(ids.length, () => takeBack(ids));
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
      dispatch({ type: 'startedOver' });
    },
  };
}

/** The rows that an import would send: valid ones, and duplicates if wanted. */
export function rowsToSend(rows: readonly ImportRow[], withDuplicates: boolean): ImportRow[] {
  return rows.filter(({ verdict: { status } }) => {
    if (status === 'duplicate') return withDuplicates;
    return status === 'ready' || status === 'unchecked' || status === 'over_limit';
  });
}

/** The rows with those marked for which no place is left. */
export function withRoomLeft(
  rows: readonly ImportRow[],
  placesLeft: number | null,
  withDuplicates: boolean,
): readonly ImportRow[] {
  const beyond = new Set(
    rowsToSend(rows, withDuplicates)
      .slice(placesLeft ?? rows.length)
      .map(({ index }) => index),
  );
  return rows.map((row) => {
    const { status } = row.verdict;
    if (beyond.has(row.index)) return { ...row, verdict: { status: 'over_limit' } };
    return status === 'over_limit' ? { ...row, verdict: { status: 'ready' } } : row;
  });
}
