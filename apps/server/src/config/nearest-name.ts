/** The name that takes the fewest changed letters to become; `names` must not be empty. */
export function nearestName(name: string, names: readonly string[]): string {
  return names.reduce((best, next) => (changes(name, next) < changes(name, best) ? next : best));
}

/** Letters to add, drop or replace to make one word of the other. */
function changes(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [line, letter] of Array.from(from).entries()) {
    const next = [line + 1];
    for (const [column, other] of Array.from(to).entries()) {
      const replaced = (row[column] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
