/** The name that shares most pairs of letters with the given one, so that a slip of the finger and
    a forgotten word both find it. `names` must not be empty. */
export function nearestName(name: string, names: readonly string[]): string {
  return names.reduce((best, next) => (likeness(name, next) > likeness(name, best) ? next : best));
}

/** From 0, nothing shared, to 1, the same pairs. */
function likeness(one: string, other: string): number {
  const [pairs, others] = [pairsOf(one), pairsOf(other)];
  const shared = [...pairs].filter((pair) => others.has(pair));
  return (2 * shared.length) / (pairs.size + others.size);
}

function pairsOf(name: string): Set<string> {
  return new Set(Array.from(name, (_, at) => name.slice(at, at + 2)));
}
