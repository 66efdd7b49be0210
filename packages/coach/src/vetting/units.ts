import { diffArrays } from 'diff';
import type { Email, Stretch } from '../document/email.ts';
import type { Token } from '../document/language.ts';
import { readEmail } from '../document/read-draft.ts';
import { trimmedStretch, withoutInvisible } from '../document/stretch.ts';

/** Two forms of one word have one stem: "helped" and "helping", "shops" and "shop's". */
export function stemOf(key: string): string {
  const bare = key.replaceAll('’', "'").replace(/'s?$/u, '');
  if (bare.length < 4) return bare;
  if (bare.length < 5) return bare.replace(/[se]$/u, '');
  const stem = bare
    .replace(/ies$/u, 'y')
    .replace(/(?:ings?|ed|es|ly|s|e|d)$/u, '')
    .replace(/([^aeiou])\1$/u, '$1');
  return stem.length < 3 ? bare : stem.replace(/y$/u, 'i').replace(/e$/u, '');
}

/** The text with straight quotation marks, plain dashes and single spaces: equal texts read the same. */
export function plainText(text: string): string {
  return withoutInvisible(text)
    .replace(/[‘’‚‛]/gu, "'")
    .replace(/[“”„‟]/gu, '"')
    .replaceAll('…', '...')
    .replace(/\s+/gu, ' ')
    .replace(/ ?[–—] ?/gu, ' - ')
    .trim();
}

/** `signature`, `footer` and `thread` are the writer's own: no other hand changes them. */
type Part = 'greeting' | 'sentence' | 'sign_off' | 'signature' | 'footer' | 'thread';

/** What is taken over or refused as a whole. The offsets point into the body. */
export type Unit = Stretch & {
  readonly part: Part;
  /** Its place among the units of its text. */
  readonly index: number;
  /** The text without differences that nobody sees. */
  readonly key: string;
  readonly stems: ReadonlySet<string>;
  /** Of a sentence, its words and signs. */
  readonly tokens: readonly Token[];
};

export function isClosed({ part }: Unit): boolean {
  return part === 'signature' || part === 'footer' || part === 'thread';
}

/** The units of a body in reading order; what lies between two of them is no more than space and bullets. */
export function unitsOf(email: Email): Unit[] {
  const around: readonly (readonly [Part, Stretch | null])[] = [
    ['greeting', email.greeting],
    ['sign_off', email.signOff],
    ['signature', email.signature],
    ['footer', email.footer],
    ['thread', email.quotedThread],
  ];
  let reach = 0;
  return [
    ...around.flatMap(([part, found]) => (found ? [{ part, tokens: [], ...found }] : [])),
    ...readEmail(email).sentences.map((sentence) => ({ ...sentence, part: 'sentence' as const })),
  ]
    .toSorted((one, other) => one.start - other.start)
    .flatMap(({ part, start, end, tokens }) => {
      const whole = trimmedStretch(email.body, Math.max(start, reach), end);
      reach = whole?.end ?? reach;
      return whole ? [{ part, tokens, ...whole }] : [];
    })
    .map((unit, index) => {
      const words = unit.text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’]*/gu) ?? [];
      return { ...unit, index, key: plainText(unit.text), stems: new Set(words.map(stemOf)) };
    });
}

/** Units of the draft and those that stand in their place; either side may be empty. */
export type Block = {
  readonly own: readonly Unit[];
  readonly written: readonly Unit[];
  readonly isSame: boolean;
};

/** Less in common than this, and one is no version of the other. */
const leastLikeness = 0.3;
/** So much of a sentence is found again in its neighbour when the two were joined or one was split. */
const mostlyHeld = 0.5;
/** Bounds the time that two texts with nothing in common take. */
const mostChanges = 400;

type Group = { readonly own: Unit[]; readonly written: Unit[]; readonly isPair: boolean };

/** Lines up two texts: units with the one that says the same; what is left over shares the gap it lies in. */
export function align(own: readonly Unit[], written: readonly Unit[]): Block[] {
  const groups = match(own, written, (one, other) => one.key === other.key).flatMap((group) =>
    group.isPair ? [group] : match(group.own, group.written, (...pair) => likeness(...pair) > 0),
  );
  for (const [at, group] of groups.entries()) {
    takeIn(group, groups[at - 1], -1);
    takeIn(group, groups[at + 1], 0);
  }
  return groups
    .flatMap((group) => (group.isPair ? [group] : leftOver(group)))
    .map(({ own: mine, written: theirs }) => ({
      own: mine,
      written: theirs,
      isSame: isSame(mine, theirs),
    }));
}

function match(
  own: readonly Unit[],
  written: readonly Unit[],
  comparator: (one: Unit, other: Unit) => boolean,
): Group[] {
  const runs = diffArrays([...own], [...written], { comparator, maxEditLength: mostChanges });
  if (!runs) return [{ own: [...own], written: [...written], isPair: false }];
  const groups: Group[] = [];
  const [mine, theirs] = [[...own], [...written]];
  for (const { added, removed, count } of runs) {
    if (!added && !removed) {
      for (let at = 0; at < count; at += 1)
        groups.push({ own: mine.splice(0, 1), written: theirs.splice(0, 1), isPair: true });
      continue;
    }
    if (groups.at(-1)?.isPair !== false) groups.push({ own: [], written: [], isPair: false });
    if (added) groups.at(-1)?.written.push(...theirs.splice(0, count));
    else groups.at(-1)?.own.push(...mine.splice(0, count));
  }
  return groups;
}

function isSame(own: readonly Unit[], written: readonly Unit[]): boolean {
  return own.length === 1 && written.length === 1 && own[0]?.key === written[0]?.key;
}

/** A neighbour that the pair speaks for was joined to it, or split from it. */
function takeIn(pair: Group, gap: Group | undefined, end: 0 | -1): void {
  if (!pair.isPair || !gap || gap.isPair || isSame(pair.own, pair.written)) return;
  for (const [side, other] of [
    ['own', 'written'],
    ['written', 'own'],
  ] as const) {
    for (
      let unit = gap[side].at(end);
      unit && isHeldBy(unit, pair[other]);
      unit = gap[side].at(end)
    ) {
      gap[side].splice(end, 1);
      pair[side].splice(end === 0 ? pair[side].length : 0, 0, unit);
    }
  }
}

function isHeldBy({ stems, part }: Unit, others: readonly Unit[]): boolean {
  if (part !== 'sentence' || others.some((other) => other.part !== 'sentence')) return false;
  const held = [...stems].filter((stem) => others.some((other) => other.stems.has(stem)));
  return stems.size > 2 && held.length >= stems.size * mostlyHeld;
}

/** What is the writer's alone stands for itself. */
function leftOver({ own, written }: Group): Pick<Group, 'own' | 'written'>[] {
  const hasSignOff = written.some(({ part }) => part === 'sign_off');
  const isApart = (unit: Unit) => isClosed(unit) || (unit.part === 'sign_off' && !hasSignOff);
  const open = own.filter((unit) => !isApart(unit));
  const separate = own.filter(isApart).map((unit) => ({ own: [unit], written: [] }));
  return open.length + written.length > 0 ? [{ own: open, written }, ...separate] : separate;
}

/** Twice the words in common over the words of both; a little more where nothing differs. */
export function likeness(one: Unit, other: Unit): number {
  if (one.part !== other.part && (isClosed(one) || isClosed(other))) return 0;
  if (one.key === other.key) return 1.01;
  if (one.part === other.part && one.part !== 'sentence') return 1;
  let both = 0;
  for (const stem of one.stems) if (other.stems.has(stem)) both += 1;
  const dice = (2 * both) / Math.max(1, one.stems.size + other.stems.size);
  return dice < leastLikeness ? 0 : dice;
}
