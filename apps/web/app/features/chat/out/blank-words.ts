const named = 3;

/** "2 blanks are still open: seconds and figure." */
export function blankWords(blanks: readonly string[]): string {
  const shown = blanks.slice(0, named);
  const rest = blanks.length - shown.length;
  const list = new Intl.ListFormat('en-GB').format(
    rest > 0 ? [...shown, `${String(rest)} more`] : shown,
  );
  return blanks.length === 1
    ? `1 blank is still open: ${list}.`
    : `${String(blanks.length)} blanks are still open: ${list}.`;
}
