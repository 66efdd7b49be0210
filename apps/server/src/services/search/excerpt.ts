import { foldText } from '@replysmith/contract';
import { findRanges, type Range } from './find-ranges.ts';
import { typedOffset, wholeAt } from './typed-offset.ts';

/** How much of the text is shown before what was found. */
const lead = 60;

type Excerpt = { readonly preview: string; readonly ranges: Range[] };

/**
 * The beginning of a text, or, when a term stands further on, the part of it round the first; at most
 * `longest` units and a mark of what was left out on either side.
 */
export function excerpt(content: string, terms: readonly string[], longest: number): Excerpt {
  const from = startOf(content, terms, longest);
  const to = wholeAt(content, from + longest);
  const before = from > 0 ? '…' : '';
  const part = content.slice(from, to);
  return {
    preview: `${before}${part}${to < content.length ? '…' : ''}`,
    ranges: findRanges(part, terms).map(([start, end]) => [
      start + before.length,
      end + before.length,
    ]),
  };
}

function startOf(content: string, terms: readonly string[], longest: number): number {
  if (terms.length === 0) return 0;
  const folded = foldText(content);
  const places = terms.map((term) => ({ at: folded.indexOf(term), end: term.length }));
  const first = places
    .filter(({ at }) => at >= 0)
    .reduce<{ at: number; end: number } | null>((a, b) => (a && a.at <= b.at ? a : b), null);
  if (!first) return 0;
  const found = typedOffset(content, first.at);
  if (found + first.end <= longest) return 0;
  const earliest = wholeAt(content, Math.max(0, found - lead));
  // At the beginning of a word, if there is one before it.
  const space = /\s(?=\S)/u.exec(content.slice(earliest, found));
  return space ? earliest + space.index + 1 : earliest;
}
