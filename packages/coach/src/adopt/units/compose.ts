import { stretchOf } from '../../text/words/stretch.ts';

/** A unit of the new body; its places in the draft and in the written text say what lies before it. */
export type Placed = {
  readonly text: string;
  readonly own: number | null;
  readonly written: number | null;
};

/** A body and the spans of its units. */
export type Laid = {
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
  if (writtenGap !== null && (ownGap === null || !/[\p{L}\p{N}]/u.test(ownGap)))
    return plainGap(writtenGap, newline);
  const gap = ownGap ?? gapBefore(written, b.written) ?? gapBefore(own, b.own) ?? '';
  return plainGap(gap, newline);
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
  const breaks = gap.match(/\r\n?|\n/gu)?.length ?? 0;
  const item = bullet.test(gap.split(/\r\n?|\n/u).at(-1) ?? '') ? '- ' : '';
  if (breaks === 0) return ' ';
  return newline.repeat(Math.min(breaks, 2)) + item;
}

function isAlike(one: string, other: string): boolean {
  return plainGap(one, '\n') === plainGap(other, '\n');
}
