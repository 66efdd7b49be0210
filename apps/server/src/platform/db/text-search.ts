import { type TextRange, findRanges, foldText, isShown } from '@replysmith/contract';
import { type RawBuilder, sql } from 'kysely';

type Excerpt = { readonly preview: string; readonly ranges: TextRange[] };

type Room = {
  /** The maximum length of the excerpt, in UTF-16 units. */
  readonly longest: number;
  /** How much of it is surely visible; without it, all. */
  readonly visible?: number;
};

/**
 * The beginning of a text or, if a term is further on, the part around the place with the most
 * terms close together: a third of the space goes before it, and cuts are marked.
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
  { longest, visible = longest }: Room,
): number {
  const found = nearestTogether(foldText(content), terms.filter(isShown), longest);
  if (!found) return 0;
  const at = typedOffset(content, found.at);
  const width = found.end - found.at;
  if (at + width <= visible) return 0;
  const before = Math.max(0, Math.min(Math.floor(visible / 3), longest - width));
  const earliest = wholeAt(content, Math.max(0, at - before));
  // Start at a word, if there is one before it.
  const space = /\s(?=\S)/u.exec(content.slice(earliest, at));
  return space ? earliest + space.index + 1 : earliest;
}

/** A range in a text, end excluded. */
type Stretch = { readonly at: number; readonly end: number };

/**
 * The place with the most terms within `room`: of several, the tightest, then the first; null
 * without any.
 */
function nearestTogether(text: string, terms: readonly string[], room: number): Stretch | null {
  const next = new Map<string, number>();
  let best: Stretch | null = null;
  let [most, least] = [0, Infinity];
  for (const [at, standing] of placesFromLast(text, terms)) {
    for (const term of standing) next.set(term, at);
    let [end, count, between] = [at, 0, 0];
    for (const [term, from] of next) {
      if (from > at && from + term.length > at + room) continue;
      count += 1;
      between -= term.length;
      end = Math.max(end, from + term.length);
    }
    between += end - at;
    if (count < most || (count === most && between > least)) continue;
    [best, most, least] = [{ at, end }, count, between];
  }
  return best;
}

/** The positions of terms, last first. */
function placesFromLast(text: string, terms: readonly string[]): [number, string[]][] {
  const places = new Map<number, string[]>();
  for (const term of terms) {
    for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + 1)) {
      const standing = places.get(at);
      if (standing) standing.push(term);
      else places.set(at, [term]);
    }
  }
  return [...places].sort(([a], [b]) => b - a);
}

/** The SQL equivalent of `foldText`. */
export function folded(text: RawBuilder<string>): RawBuilder<string> {
  return sql<string>`fold_text(${text})`;
}

/**
 * A text as stored for search. Some symbols fold to whole phrases; letters of any alphabet to at
 * most three characters. What exceeds that is cut.
 */
export function searchedText(typed: string, longest: number): string {
  const folded = foldText(typed);
  return folded.slice(0, wholeAt(folded, 3 * longest));
}

/**
 * The position in the original text for an offset in the folded one. A prefix folds to a prefix, so
 * a binary search finds it quickly even in a long text.
 */
function typedOffset(typed: string, foldedOffset: number): number {
  let low = 0;
  let high = typed.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (foldText(typed.slice(0, wholeAt(typed, middle))).length <= foldedOffset) low = middle;
    else high = middle;
  }
  return wholeAt(typed, low);
}

/** The position, moved back if it would split a character. */
function wholeAt(text: string, offset: number): number {
  const cuts = (text.codePointAt(offset - 1) ?? 0) > 0xffff;
  return cuts ? offset - 1 : offset;
}

/** A LIKE pattern for the text anywhere; `%`, `_` and `\` are escaped. */
export function patternOf(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
