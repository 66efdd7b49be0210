import { foldText } from '@replysmith/contract';
import { foldInPlace } from './fold-in-place.ts';

type Range = readonly [start: number, end: number];

/** Shorter ones are searched for, but would be marked everywhere. */
const shortestMarked = 2;

/** The words of a search, as they are compared. */
export function termsOf(search: string): string[] {
  return [...new Set(foldText(search).split(/\s+/u))].filter((term) => term !== '');
}

/** Where a text has any of the words, in UTF-16 units; ranges that touch are one. */
export function findTerms(text: string, terms: readonly string[]): Range[] {
  const marked = terms.filter((term) => term.length >= shortestMarked);
  if (marked.length === 0) return [];
  const folded = foldInPlace(text);
  const found = marked.flatMap((term) => {
    const ranges: Range[] = [];
    let at = folded.text.indexOf(term);
    while (at !== -1) {
      const last = at + term.length - 1;
      ranges.push([folded.starts[at] ?? 0, folded.ends[last] ?? text.length]);
      at = folded.text.indexOf(term, last + 1);
    }
    return ranges;
  });
  return join(found.sort(([a], [b]) => a - b));
}

function join(sorted: readonly Range[]): Range[] {
  const joined: Range[] = [];
  for (const [start, end] of sorted) {
    const before = joined.at(-1);
    if (before && start <= before[1]) {
      joined[joined.length - 1] = [before[0], Math.max(before[1], end)];
    } else joined.push([start, end]);
  }
  return joined;
}
