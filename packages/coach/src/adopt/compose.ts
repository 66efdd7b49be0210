import type { Unit } from './units.ts';
import { newlineOf } from '../document/wording.ts';

/** A unit of the new body; its places in the draft and in the written text say what lies before it. */
export type Placed = {
  readonly text: string;
  readonly own: number | null;
  readonly written: number | null;
};

/** A body and its units. */
type Laid = { readonly body: string; readonly units: readonly Unit[] };

/** The new body: each unit after the gap of the text it comes from. Around them the draft's own white space stays. */
export function compose(placed: readonly Placed[], own: Laid, written: Laid): string {
  const first = own.units[0]?.start ?? own.body.length;
  const parts: string[] = [own.body.slice(0, first)];
  for (const [index, unit] of placed.entries()) {
    const before = placed[index - 1];
    if (before) parts.push(gapBetween(before, unit, own, written));
    parts.push(unit.text);
  }
  return [...parts, own.body.slice(own.units.at(-1)?.end ?? own.body.length)].join('');
}

function gapBetween(a: Placed, b: Placed, own: Laid, written: Laid): string {
  const newline = newlineOf(own.body);
  const ownGap = isNext(a.own, b.own) ? gapBefore(own, b.own) : null;
  const writtenGap = isNext(a.written, b.written) ? gapBefore(written, b.written) : null;
  if (ownGap !== null && (writtenGap === null || plainGap(ownGap) === plainGap(writtenGap)))
    return ownGap;
  if (writtenGap !== null && (ownGap === null || !isMarkup(ownGap)))
    return /\S/u.test(writtenGap) && own.body.includes(writtenGap)
      ? writtenGap
      : plainGap(writtenGap, newline);
  const gap = ownGap ?? gapBefore(written, b.written) ?? gapBefore(own, b.own) ?? ' ';
  return plainGap(gap, newline);
}

function isNext(one: number | null, other: number | null): boolean {
  return one !== null && other === one + 1;
}

function gapBefore({ body, units }: Laid, index: number | null): string | null {
  const [before, unit] = index === null ? [] : [units[index - 1], units[index]];
  return unit && before ? body.slice(before.end, unit.start) : null;
}

function breaksIn(text: string): number {
  return text.match(/\r\n?|\n/gu)?.length ?? 0;
}

function isMarkup(gap: string): boolean {
  return /<[^<>]{1,200}>/u.test(gap);
}

const bullet = /^[ \t]*(?:[-*+•·▪◦‣–—]|\d{1,2}[.)])[ \t]+$/u;

/** Ordinary white space, and a dash where the line is a bullet. */
function plainGap(gap: string, newline = '\n'): string {
  const breaks = breaksIn(gap);
  const item = bullet.test(gap.split(/\r\n?|\n/u).at(-1) ?? '') ? '- ' : '';
  return breaks === 0 ? ' ' : newline.repeat(Math.min(breaks, 2)) + item;
}
