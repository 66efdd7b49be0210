/** Past so many lines the cheapest fold into one, which takes the place of the last. */
export function foldLines<Line>(
  lines: readonly Line[],
  most: number,
): { shown: Line[]; folded: Line[] } {
  if (lines.length <= most) return { shown: [...lines], folded: [] };
  return { shown: lines.slice(0, most - 1), folded: lines.slice(most - 1) };
}
