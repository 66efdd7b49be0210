import {
  ImportedTemplate,
  rowProblems,
  templateRecord,
  type TemplateColumn,
} from '@replysmith/contract';
import type { SourceRow, SourceTable } from '../reading/source-table.ts';
import { fixRow } from './fix-row.ts';
import type { ImportRow } from './import-row.ts';

/** A table, and which of our columns each of its columns is. */
export type MappedTable = {
  readonly table: SourceTable;
  readonly columns: readonly (TemplateColumn | null)[];
};

/** After so many rows the page gets its turn. */
const atOnce = 200;

/** Every row with what can be said of it without asking the server; stops early when told to. */
export async function prepareRows(
  tables: readonly MappedTable[],
  stop: AbortSignal,
): Promise<ImportRow[]> {
  const rows: ImportRow[] = [];
  const known = new Set<string>();
  for (const { table, columns } of tables) {
    for (const row of table.rows) {
      if (rows.length % atOnce === atOnce - 1) await pause();
      if (stop.aborted) return rows;
      rows.push({
        ...{ place: rows.length, source: table.source, number: row.number },
        ...judged(table, columns, row, known),
      });
    }
  }
  return rows;
}

function judged(
  { isOurs }: SourceTable,
  columns: MappedTable['columns'],
  { cells }: SourceRow,
  known: Set<string>,
): Pick<ImportRow, 'record' | 'fixes' | 'verdict'> {
  const values = Object.fromEntries(
    columns.flatMap((column, index) => (column ? [[column, cells[index]]] : [])),
  );
  const read = templateRecord(values);
  const { record, fixes } =
    isOurs || cells.length === 0 ? { record: read, fixes: [] } : fixRow(read);
  const { data, error } = ImportedTemplate.safeParse(cells.length === 0 ? null : record);
  if (!data) {
    return { record, fixes, verdict: { status: 'invalid', problems: rowProblems(error) } };
  }
  const words = [data.name, data.subject_line, data.email_content.replace(/\r\n?/g, '\n').trim()];
  const key = JSON.stringify(words);
  const isRepeated = known.has(key);
  known.add(key);
  const verdict = isRepeated
    ? { status: 'duplicate' as const, isSaved: false }
    : { status: 'unchecked' as const };
  return { record, fixes, verdict };
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
