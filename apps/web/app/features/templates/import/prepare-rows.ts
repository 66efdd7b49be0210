import {
  ImportedTemplate,
  rowProblems,
  templateRecord,
  type TemplateColumn,
} from '@replysmith/contract';
import type { SourceRow, SourceTable } from './read-source.ts';
import { type ImportRow, fixRow } from './fix-row.ts';

/** A table, with our column for each of its columns. */
export type MappedTable = {
  readonly table: SourceTable;
  readonly columns: readonly (TemplateColumn | null)[];
};

/** Rows after which the page gets a turn. */
const atOnce = 200;

/** Checks all rows as far as possible without the server. Stops early when requested. */
export async function prepareRows(
  tables: readonly MappedTable[],
  stop: AbortSignal,
): Promise<ImportRow[]> {
  const rows: ImportRow[] = [];
  const known: Known = { words: new Set(), names: new Map() };
  for (const { table, columns } of tables) {
    for (const row of table.rows) {
      if (rows.length % atOnce === atOnce - 1) await pause();
      if (stop.aborted) return rows;
      rows.push({
        ...{ index: rows.length, source: table.source, number: row.number },
        ...judged(table, columns, row, known),
      });
    }
  }
  return rows;
}

/** The texts of earlier rows, and the first row of each name. */
type Known = { readonly words: Set<string>; readonly names: Map<string, number> };

function judged(
  { isOurs }: SourceTable,
  columns: MappedTable['columns'],
  { cells, number }: SourceRow,
  known: Known,
): Pick<ImportRow, 'record' | 'fixes' | 'notes' | 'verdict'> {
  const values = Object.fromEntries(
    columns.flatMap((column, index) => (column ? [[column, cells[index]]] : [])),
  );
  const read = templateRecord(values);
  const { record, fixes } =
    isOurs || cells.length === 0 ? { record: read, fixes: [] } : fixRow(read);
  const { data, error } = ImportedTemplate.safeParse(cells.length === 0 ? null : record);
  if (!data) {
    const problems = rowProblems(error, record);
    return { record, fixes, notes: [], verdict: { status: 'invalid', problems } };
  }
  const words = [data.name, data.subject_line, data.email_content.replace(/\r\n?/g, '\n').trim()];
  const key = JSON.stringify(words);
  const isRepeated = known.words.has(key);
  known.words.add(key);
  const name = data.name.toLowerCase();
  const namesake = known.names.get(name);
  if (namesake === undefined) known.names.set(name, number);
  const isNamedAlike = namesake !== undefined && !isRepeated;
  const notes = isNamedAlike ? [`Row ${namesake} has the same name.`] : [];
  const verdict = isRepeated
    ? { status: 'duplicate' as const, isSaved: false }
    : { status: 'unchecked' as const };
  return { record, fixes, notes, verdict };
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
