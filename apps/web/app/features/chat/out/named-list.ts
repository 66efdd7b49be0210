const named = 3;

/** "seconds and figure", "seconds, figure, name and 2 more" */
export function namedList(all: readonly string[]): string {
  const shown = all.slice(0, named);
  const rest = all.length - shown.length;
  return new Intl.ListFormat('en-GB').format(rest > 0 ? [...shown, `${String(rest)} more`] : shown);
}
