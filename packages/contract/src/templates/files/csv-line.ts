import { guardCell } from './cell-guard.ts';

/** Tells spreadsheets that what follows is UTF-8. */
export const byteOrderMark = '\uFEFF';

/** One line of a CSV file (RFC 4180), none of whose cells a spreadsheet runs. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => quoted(guardCell(cell))).join(',')}\r\n`;
}

function quoted(cell: string): string {
  return /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
