import { foldText } from './fold-text.ts';
import { foldedPlaces } from './folded-places.ts';
import { isShown } from './search-terms.ts';

/** From where to where, in UTF-16 units as typed, the end not included. */
export type TextRange = [start: number, end: number];

/** Where the terms stand in a text as typed, in order; what overlaps or touches is one range. */
export function findRanges(typed: string, terms: readonly string[]): TextRange[] {
  const whole = foldText(typed);
  const standing = terms.filter((term) => isShown(term) && whole.includes(term));
  // Where each letter was typed takes a hundred times as long to tell.
  if (standing.length === 0) return [];
  const { folded, starts, ends } = foldedPlaces(typed);
  const found: TextRange[] = [];
  for (const term of standing) {
    for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + 1)) {
      found.push([starts[at] ?? 0, ends[at + term.length - 1] ?? typed.length]);
    }
  }
  return joined(found.sort(([a], [b]) => a - b));
}

function joined(sorted: readonly TextRange[]): TextRange[] {
  const ranges: TextRange[] = [];
  for (const [start, end] of sorted) {
    const last = ranges.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else ranges.push([start, end]);
  }
  return ranges;
}
