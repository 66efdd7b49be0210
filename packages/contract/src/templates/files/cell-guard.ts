/**
 * What spreadsheets take for a formula: such a sign at the beginning, in full width too, or white
 * space that they skip. Text that only looks guarded counts as well, so that it is guarded once more
 * and comes back as it was.
 */
const formula = /^'*(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/u;

/** Keeps a spreadsheet from running a cell: an apostrophe in front makes it text. */
export function guardCell(cell: string): string {
  return formula.test(cell) ? `'${cell}` : cell;
}

/** The cell as it was before it was guarded. */
export function unguardCell(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
}
