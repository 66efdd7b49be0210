/** The lines of a text that have words, without the marks of a list before them. */
export function linesOf(text: string): string[] {
  return text
    .split(/[\r\n]+/u)
    .map((line) => line.replace(/^\s*(?:[-*•–]|\d{1,2}[.)])\s+/u, '').trim())
    .filter(Boolean);
}

export function moved(points: readonly string[], from: number, to: number): string[] {
  const point = points[from];
  return point === undefined ? [...points] : put(without(points, from), to, point);
}

export function put(points: readonly string[], at: number, point: string): string[] {
  return points.toSpliced(at, 0, point);
}

export function without(points: readonly string[], index: number): string[] {
  return points.toSpliced(index, 1);
}

/** Puts points where one stood, or at the end, leaving out what is on the list already. */
export function putOver(points: readonly string[], at: number, lines: readonly string[]): string[] {
  const others = without(points, at);
  const known = new Set(others.map(sameAs));
  const fresh = lines.filter((line) => {
    const isKnown = known.has(sameAs(line));
    known.add(sameAs(line));
    return !isKnown;
  });
  return others.toSpliced(at, 0, ...fresh);
}

function sameAs(point: string): string {
  return point.trim().toLowerCase();
}
