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
