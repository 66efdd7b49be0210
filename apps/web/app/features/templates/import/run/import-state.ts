import type { ImportVerdict, TemplateColumn } from '@replysmith/contract';
import type { ImportRow } from '../rows/import-row.ts';
import type { MappedTable } from '../rows/prepare-rows.ts';

export type ImportState = {
  readonly phase: 'choosing' | 'reading' | 'checking' | 'ready' | 'importing' | 'done';
  readonly tables: readonly MappedTable[];
  readonly rows: readonly ImportRow[];
  /** Null without a limit, or before it is known. */
  readonly placesLeft: number | null;
  /** How many rows are being asked about or sent, and of how many the answer is there. */
  readonly due: number;
  readonly told: number;
  /** What could not be read, and why a run broke off. */
  readonly problems: readonly string[];
};

export const nothingChosen: ImportState = {
  ...{ phase: 'choosing', tables: [], rows: [], placesLeft: null },
  ...{ due: 0, told: 0, problems: [] },
};

type Told = readonly { readonly place: number; readonly verdict: ImportVerdict }[];

type ImportEvent =
  | { readonly type: 'startedOver' }
  | { readonly type: 'reading' }
  | { readonly type: 'read'; tables: readonly MappedTable[]; problems: readonly string[] }
  | { readonly type: 'prepared'; rows: readonly ImportRow[]; due: number }
  | { readonly type: 'sending'; due: number }
  | { readonly type: 'told'; verdicts: Told; placesLeft: number | null }
  | { readonly type: 'failed'; problem: string }
  | { readonly type: 'checked' }
  | { readonly type: 'imported' };

/** What is known of an import after one more thing happened. */
export function nextState(state: ImportState, event: ImportEvent): ImportState {
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
      return { ...state, phase: 'checking', rows: event.rows, due: event.due, told: 0 };
    case 'sending':
      return { ...state, phase: 'importing', due: event.due, told: 0, problems: [] };
    case 'told': {
      const rows = [...state.rows];
      for (const { place, verdict } of event.verdicts) {
        const row = rows[place];
        if (row) rows[place] = { ...row, verdict: toRowVerdict(verdict) };
      }
      const placesLeft = event.placesLeft ?? state.placesLeft;
      return { ...state, rows, told: state.told + event.verdicts.length, placesLeft };
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
