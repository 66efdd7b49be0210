import type { Unit } from './units.ts';
import { newlineOf } from '../wording.ts';

/** A unit of the new body; its places in the draft and in the written text say what lies before it. */
export type Placed = {
  readonly text: string;
  readonly own: number | null;
  readonly written: number | null;
};

/** A body and its units. */
type Laid = { readonly body: string; readonly units: readonly Unit[] };

/** The new body: each unit after the gap of the text it comes from. Around them the draft's own white space stays. */
export function joinUnits(placed: readonly Placed[], own: Laid, written: Laid): string {
  const newline = newlineOf(own.body);
  const gapBefore = (unit: Placed, before: Placed): string => {
    const mine = gapAt(own, unit.own);
    const theirs = gapAt(written, unit.written);
    const ownGap = isNext(before.own, unit.own) ? mine : null;
    const writtenGap = isNext(before.written, unit.written) ? theirs : null;
    const isOwn = writtenGap === null || plainGap(writtenGap) === plainGap(ownGap ?? '');
    if (ownGap !== null && (isOwn || /<[^<>]{1,200}>/u.test(ownGap))) return ownGap;
    if (writtenGap !== null && /\S/u.test(writtenGap) && own.body.includes(writtenGap))
      return writtenGap;
    return plainGap(writtenGap ?? theirs ?? mine ?? ' ', newline);
  };
  const first = own.units[0]?.start ?? own.body.length;
  const body = placed.map((unit, at) => {
    const before = placed[at - 1];
    return (before ? gapBefore(unit, before) : '') + unit.text;
  });
  const end = own.units.at(-1)?.end ?? own.body.length;
  return [own.body.slice(0, first), ...body, own.body.slice(end)].join('');
}

function isNext(one: number | null, other: number | null): boolean {
  return one !== null && other === one + 1;
}

function gapAt({ body, units }: Laid, index: number | null): string | null {
  const [before, unit] = index === null ? [] : [units[index - 1], units[index]];
  return unit && before ? body.slice(before.end, unit.start) : null;
}

const bullet = /^[ \t]*(?:[-*+•·▪◦‣–—]|\d{1,2}[.)])[ \t]+$/u;

/** Ordinary white space, and a dash where the line is a bullet. */
function plainGap(gap: string, newline = '\n'): string {
  const lines = gap.split(/\r\n?|\n/u);
  const item = bullet.test(lines.at(-1) ?? '') ? '- ' : '';
  return lines.length === 1 ? ' ' : newline.repeat(Math.min(lines.length - 1, 2)) + item;
}
