import { stretchOf } from '../document/stretch.ts';

/** A unit of the new body; its places in the draft and in the written text say what lies before it. */
export type Placed = {
  readonly text: string;
  readonly own: number | null;
  readonly written: number | null;
};

/** A body and the spans of its units. */
type Laid = {
  readonly body: string;
  readonly units: readonly { readonly start: number; readonly end: number }[];
};

const bullet = /^[ \t]*(?:[-*+•·▪◦‣–—]|\d{1,2}[.)])[ \t]+$/mu;

/** The new body: each unit after the gap of the text it comes from. Around them the draft's own white space stays. */
export function compose(placed: readonly Placed[], own: Laid, written: Laid): string {
  const first = own.units[0]?.start ?? own.body.length;
  const newline = own.body.includes('\r\n') ? '\r\n' : '\n';
  const parts: string[] = [own.body.slice(0, first)];
  for (const [index, unit] of placed.entries()) {
    const before = placed[index - 1];
    if (before) parts.push(gapBetween(before, unit, own, written, newline));
    parts.push(unit.text);
  }
  return [...parts, own.body.slice(own.units.at(-1)?.end ?? own.body.length)].join('');
}

function gapBetween(a: Placed, b: Placed, own: Laid, written: Laid, newline: string): string {
  const ownGap = isNext(a.own, b.own) ? gapBefore(own, b.own) : null;
  const writtenGap = isNext(a.written, b.written) ? gapBefore(written, b.written) : null;
  if (ownGap !== null && (writtenGap === null || isAlike(ownGap, writtenGap))) return ownGap;
  if (writtenGap !== null && (ownGap === null || isSpace(ownGap)))
    return isOwnMarkup(writtenGap, own.body) ? writtenGap : plainGap(writtenGap, newline);
  const gap = ownGap ?? gapBefore(written, b.written) ?? widestGap(own, a.own, b.own);
  return plainGap(gap, newline);
}

/** Where units between two others went, the widest of the gaps around them is left. */
function widestGap(own: Laid, from: number | null, until: number | null): string {
  if (from === null || until === null || until <= from) return gapBefore(own, until) ?? '';
  const gaps = own.units.slice(from + 1, until + 1).map((_, at) => gapBefore(own, from + 1 + at));
  return gaps.reduce<string>(
    (widest, gap) => (breaksIn(gap ?? '') > breaksIn(widest) ? (gap ?? '') : widest),
    gapBefore(own, until) ?? '',
  );
}

function breaksIn(text: string): number {
  return text.match(/\r\n?|\n/gu)?.length ?? 0;
}

function isSpace(gap: string): boolean {
  return !/[\p{L}\p{N}]/u.test(gap.replace(/<[^<>]{1,200}>|\d{1,2}[.)]/gu, ''));
}

/** Tags that the draft has as well. */
function isOwnMarkup(gap: string, body: string): boolean {
  const tags = gap.match(/<[^<>]{1,200}>/gu) ?? [];
  return tags.length > 0 && tags.every((tag) => body.includes(tag));
}

function isNext(one: number | null, other: number | null): boolean {
  return one !== null && other === one + 1;
}

function gapBefore({ body, units }: Laid, index: number | null): string | null {
  const unit = index === null ? undefined : units[index];
  const before = index === null ? undefined : units[index - 1];
  return unit && before ? stretchOf(body, before.end, unit.start).text : null;
}

/** Ordinary white space, and a dash where the line is a bullet. */
function plainGap(gap: string, newline: string): string {
  const breaks = breaksIn(gap);
  const item = bullet.test(gap.split(/\r\n?|\n/u).at(-1) ?? '') ? '- ' : '';
  if (breaks === 0) return ' ';
  return newline.repeat(Math.min(breaks, 2)) + item;
}

function isAlike(one: string, other: string): boolean {
  return plainGap(one, '\n') === plainGap(other, '\n');
}
