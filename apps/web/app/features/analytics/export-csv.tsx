import { byteOrderMark, csvLine } from '@replysmith/contract';
import { IconDownload } from '@tabler/icons-react';
import { Button } from '../../components/button.tsx';
import { saveFile } from '../../lib/save-file.ts';

type ExportCsvProps = {
  /** The table's name in its file name: "rules". */
  name: string;
  range: { from: string; to: string };
  head: readonly string[];
  /** As they are shown, in their order. */
  rows: readonly (readonly Cell[])[];
};

/** Saves a table as it is on the screen. */
export function ExportCsv({ name, range, head, rows }: ExportCsvProps) {
  const save = () => {
    const contents = new Blob([csvOf(head, rows)], { type: 'text/csv;charset=utf-8' });
    saveFile(`replysmith-${name}-${range.from}-to-${range.to}.csv`, contents);
  };
  return (
    <Button variant="quiet" size="small" aria-label={`Export CSV: ${name}`} onClick={save}>
      <IconDownload size={16} stroke={1.5} aria-hidden />
      Export CSV
    </Button>
  );
}

/** A number is a number to a spreadsheet too; null is an empty cell. */
export type Cell = string | number | null;

/** The lines of a table as a spreadsheet reads them, its head first. */
export function csvOf(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return byteOrderMark + [head, ...rows].map(lineOf).join('');
}

function lineOf(cells: readonly Cell[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`;
}

function cellOf(cell: Cell): string {
  // A negative number starts like a formula but is safe.
  if (typeof cell === 'number') return String(cell);
  return csvLine([cell ?? '']).slice(0, -2);
}
