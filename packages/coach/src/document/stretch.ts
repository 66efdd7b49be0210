import type { Stretch } from './email.ts';

export function stretchOf(text: string, start: number, end: number): Stretch {
  return { start, end, text: text.slice(start, end) };
}

/** The stretch without white space at its ends; null when nothing else is in it. */
export function trimmedStretch(text: string, start: number, end: number): Stretch | null {
  const slice = text.slice(start, end);
  const lead = slice.length - slice.trimStart().length;
  const length = slice.trim().length;
  return length === 0 ? null : stretchOf(text, start + lead, start + lead + length);
}

/** From the first stretch's start to the last one's end. */
export function joinStretches(text: string, stretches: readonly Stretch[]): Stretch | null {
  const first = stretches[0];
  const last = stretches.at(-1);
  return first && last ? stretchOf(text, first.start, last.end) : null;
}

export function overlaps(
  one: { start: number; end: number },
  other: { start: number; end: number },
): boolean {
  return one.start < other.end && other.start < one.end;
}

/** Everything the pattern (with the flag `g`) finds. */
export function matchesOf(text: string, pattern: RegExp): Stretch[] {
  return Array.from(text.matchAll(pattern), (match) =>
    stretchOf(text, match.index, match.index + match[0].length),
  );
}

/** In reading order; of two that overlap the earlier stays, of two that start together the longer. */
export function withoutOverlaps<T extends Stretch>(stretches: readonly T[]): T[] {
  const sorted = [...stretches].sort(
    (one, other) => one.start - other.start || other.end - one.end,
  );
  const separate: T[] = [];
  for (const stretch of sorted) {
    if (stretch.start >= (separate.at(-1)?.end ?? 0)) separate.push(stretch);
  }
  return separate;
}

/** The text with line breaks in place of the stretches, so that offsets stay and no search crosses them. */
export function blankOut(text: string, stretches: readonly Stretch[]): string {
  const breaks = withoutOverlaps(stretches).map(({ start, end }) => ({
    start,
    end,
    shown: '\n'.repeat(end - start),
  }));
  return replaceStretches(text, breaks);
}

type Replacement = { readonly start: number; readonly end: number; readonly shown: string };

/** The text with other words in place of stretches, which are in reading order; of two that overlap the first counts. */
export function replaceStretches(text: string, replacements: readonly Replacement[]): string {
  let replaced = '';
  let from = 0;
  for (const { start, end, shown } of replacements) {
    if (start < from) continue;
    replaced += text.slice(from, start) + shown;
    from = end;
  }
  return replaced + text.slice(from);
}

/** Soft hyphens, zero-width characters and marks of writing direction: in the text, but never seen. */
const invisible =
  /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/gu;

export const invisibleRun = new RegExp(`${invisible.source}+`, 'gu');

export function withoutInvisible(text: string): string {
  return text.replace(invisible, '');
}

/** Searches the text as it is seen, and says where the finds stand in the text as it is. */
export function findVisible<T extends Stretch>(
  text: string,
  find: (visible: string) => readonly T[],
): T[] {
  const visible = withoutInvisible(text);
  if (visible.length === text.length) return [...find(text)];
  const places = placesIn(text);
  return find(visible).map((found) => ({
    ...found,
    ...stretchOf(text, places[found.start] ?? 0, (places[found.end - 1] ?? 0) + 1),
  }));
}

/** Where each visible code unit stands. */
export function placesIn(text: string): number[] {
  const places: number[] = [];
  let from = 0;
  for (const { index } of text.matchAll(invisible)) {
    for (; from < index; from += 1) places.push(from);
    from = index + 1;
  }
  for (; from < text.length; from += 1) places.push(from);
  return places;
}

/** The lines without their line breaks, LF or CRLF. */
export function splitLines(text: string): Stretch[] {
  const lines: Stretch[] = [];
  let start = 0;
  while (start <= text.length) {
    const newline = text.indexOf('\n', start);
    const next = newline === -1 ? text.length : newline;
    const end = next > start && text[next - 1] === '\r' ? next - 1 : next;
    lines.push(stretchOf(text, start, end));
    start = next + 1;
  }
  return lines;
}

export function isBlank(line: Stretch): boolean {
  return line.text.trim() === '';
}

export function isBlankAt(lines: readonly Stretch[], index: number): boolean {
  const line = lines[index];
  return line === undefined || isBlank(line);
}
