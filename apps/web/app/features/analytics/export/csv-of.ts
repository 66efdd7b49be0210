import { byteOrderMark, csvLine } from '@replysmith/contract';

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
  // A number below zero begins like a formula and is none.
  if (typeof cell === 'number') return String(cell);
  return csvLine([cell ?? '']).slice(0, -2);
}
