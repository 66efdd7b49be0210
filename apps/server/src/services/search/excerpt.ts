import { findRanges, foldText, isShown, type TextRange } from '@replysmith/contract';
import { nearestTogether } from './nearest-together.ts';
import { typedOffset, wholeAt } from './typed-offset.ts';

type Excerpt = { readonly preview: string; readonly ranges: TextRange[] };

type Room = {
  /** The most of the text that is shown, in UTF-16 units. */
  readonly longest: number;
  /** What of it is surely seen, where not all has room; without it, all. */
  readonly seen?: number;
};

/**
 * The beginning of a text, or, when a term stands further on, the part of it round the place that has
 * most of them nearest together, with a third of the room before it and a mark of what was left out on
 * either side.
 */
export function excerpt(content: string, terms: readonly string[], room: Room): Excerpt {
  const from = startOf(content, terms, room);
  const to = wholeAt(content, from + room.longest);
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

function startOf(
  content: string,
  terms: readonly string[],
  { longest, seen = longest }: Room,
): number {
  const found = nearestTogether(foldText(content), terms.filter(isShown), longest);
  if (!found) return 0;
  const at = typedOffset(content, found.at);
  const width = found.end - found.at;
  if (at + width <= seen) return 0;
  const before = Math.max(0, Math.min(Math.floor(seen / 3), longest - width));
  const earliest = wholeAt(content, Math.max(0, at - before));
  // At the beginning of a word, if there is one before it.
  const space = /\s(?=\S)/u.exec(content.slice(earliest, at));
  return space ? earliest + space.index + 1 : earliest;
}
