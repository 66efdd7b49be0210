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

/** Puts points where one stood, or at the end, and says which were left out: they are on the list already. */
export function putOver(points: readonly string[], at: number, lines: readonly string[]) {
  const others = without(points, at);
  const known = new Set(others.map(sameAs));
  const fresh: string[] = [];
  const leftOut: string[] = [];
  for (const line of lines) {
    (known.has(sameAs(line)) ? leftOut : fresh).push(line);
    known.add(sameAs(line));
  }
  return { points: others.toSpliced(at, 0, ...fresh), leftOut };
}

export function isSamePoint(one: string, other: string): boolean {
  return sameAs(one) === sameAs(other);
}

function sameAs(point: string): string {
  return point.trim().toLowerCase();
}
