import { byteOrderMark, csvLine, templateColumns } from '@replysmith/contract';
import type { ImportRow } from '../rows/import-row.ts';
import { verdictWords } from '../rows/verdict-words.ts';

/** The rows that were not imported, each with its reason; it can be mended and imported again. */
export function failuresCsv(rows: readonly ImportRow[]): string {
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
