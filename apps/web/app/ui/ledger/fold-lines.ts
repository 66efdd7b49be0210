const mostLines = 8;

/** Past eight lines the cheapest fold into one, which takes the eighth place. */
export function foldLines<Line>(lines: readonly Line[]): { shown: Line[]; folded: Line[] } {
  if (lines.length <= mostLines) return { shown: [...lines], folded: [] };
  return { shown: lines.slice(0, mostLines - 1), folded: lines.slice(mostLines - 1) };
}
