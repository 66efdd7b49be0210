import { foldText } from '@replysmith/contract';
import { findRanges, type Range } from './find-ranges.ts';
import { nearestTogether } from './nearest-together.ts';
import { typedOffset, wholeAt } from './typed-offset.ts';

/** How much of the text is shown before what was found. */
const lead = 60;

type Excerpt = { readonly preview: string; readonly ranges: Range[] };

/**
 * The beginning of a text, or, when a term stands further on, the part of it round the place that has
 * most of them nearest together; at most `longest` units and a mark of what was left out on either side.
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
  const found = nearestTogether(foldText(content), terms, longest);
  if (!found) return 0;
  const at = typedOffset(content, found.at);
  const width = found.end - found.at;
  if (at + width <= longest) return 0;
  const before = Math.max(0, Math.min(lead, longest - width));
  const earliest = wholeAt(content, Math.max(0, at - before));
  // At the beginning of a word, if there is one before it.
  const space = /\s(?=\S)/u.exec(content.slice(earliest, at));
  return space ? earliest + space.index + 1 : earliest;
}
