/** From where to where in a text, the end not included. */
type Stretch = { readonly at: number; readonly end: number };

/**
 * Where most of the terms stand within `room` of each other: of several such places the one with the
 * least between them, of those the first; null where none stands.
 */
export function nearestTogether(
  text: string,
  terms: readonly string[],
  room: number,
): Stretch | null {
  const next = new Map<string, number>();
  let best: Stretch | null = null;
  let [most, least] = [0, Infinity];
  for (const [at, standing] of placesFromLast(text, terms)) {
    for (const term of standing) next.set(term, at);
    let [end, count, between] = [at, 0, 0];
    for (const [term, from] of next) {
      if (from > at && from + term.length > at + room) continue;
      count += 1;
      between -= term.length;
      end = Math.max(end, from + term.length);
    }
    between += end - at;
    if (count < most || (count === most && between > least)) continue;
    [best, most, least] = [{ at, end }, count, between];
  }
  return best;
}

/** Where terms stand, and which, the last place first. */
function placesFromLast(text: string, terms: readonly string[]): [number, string[]][] {
  const places = new Map<number, string[]>();
  for (const term of terms) {
    for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + 1)) {
      const standing = places.get(at);
      if (standing) standing.push(term);
      else places.set(at, [term]);
    }
  }
  return [...places].sort(([a], [b]) => b - a);
}
