import type { Email, Stretch } from '../document/email.ts';
import { scanWords } from '../document/sentences.ts';
import { trimmedStretch, withoutInvisible } from '../document/stretch.ts';
import { diffArrays } from 'diff';

/** Two forms of one word have one stem: "helped" and "helping", "shops" and "shop's". */
export function stemOf(key: string): string {
  const bare = key.replaceAll('’', "'").replace(/'s?$/u, '');
  if (bare.length < 5) return bare.replace(/s$/u, '');
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

/** Units of the draft and those that stand in their place; either side may be empty. */
export type Block = {
  readonly own: readonly Unit[];
  readonly written: readonly Unit[];
  readonly isSame: boolean;
};

/** `signature`, `footer` and `thread` are the writer's own: no other hand changes them. */
export type Part = 'greeting' | 'sentence' | 'sign_off' | 'signature' | 'footer' | 'thread';

/** What is taken over or refused as a whole. The offsets point into the body. */
export type Unit = Stretch & {
  readonly part: Part;
  /** Its place among the units of its text. */
  readonly index: number;
  /** The text without differences that nobody sees. */
  readonly key: string;
  readonly stems: ReadonlySet<string>;
};

const closed: ReadonlySet<Part> = new Set(['signature', 'footer', 'thread']);

export function isClosed({ part }: Unit): boolean {
  return closed.has(part);
}

/** The units of a body in reading order; what lies between two of them is no more than space and bullets. */
export function unitsOf(email: Email): Unit[] {
  const parts: readonly (readonly [Part, Stretch | null])[] = [
    ['greeting', email.greeting],
    ...email.sentences.map((sentence) => ['sentence', sentence] as const),
    ['sign_off', email.signOff],
    ['signature', email.signature],
    ['footer', email.footer],
    ['thread', email.quotedThread],
  ];
  let reach = 0;
  return parts
    .flatMap(([part, found]) => (found ? [{ part, ...found }] : []))
    .toSorted((one, other) => one.start - other.start)
    .flatMap(({ part, start, end }) => {
      const whole = trimmedStretch(email.body, Math.max(start, reach), end);
      if (!whole) return [];
      reach = whole.end;
      return [{ part, whole }];
    })
    .map(({ part, whole }, index) => unitOf(part, index, whole));
}

function unitOf(part: Part, index: number, whole: Stretch): Unit {
  const words = scanWords(whole.text, 0, whole.text.length);
  return {
    ...whole,
    part,
    index,
    key: plainText(whole.text),
    stems: new Set(words.map(({ key }) => stemOf(key))),
  };
}

/** Bounds the time that two texts with nothing in common take. */
const mostChanges = 1_500;

/** Lines up two texts: equal units first, then within each gap those that resemble each other. */
export function align(own: readonly Unit[], written: readonly Unit[]): Block[] {
  const runs = diffArrays<string>(
    own.map(({ key }) => key),
    written.map(({ key }) => key),
    { maxEditLength: mostChanges },
  );
  if (!runs) return [{ own, written, isSame: false }];
  const blocks: Block[] = [];
  let changed: { own: Unit[]; written: Unit[] } = { own: [], written: [] };
  const at = { own: 0, written: 0 };
  const close = () => {
    blocks.push(...pairUnits(changed.own, changed.written));
    changed = { own: [], written: [] };
  };
  for (const { added, removed, count } of runs) {
    const fromOwn = added ? [] : own.slice(at.own, at.own + count);
    const fromWritten = removed ? [] : written.slice(at.written, at.written + count);
    at.own += fromOwn.length;
    at.written += fromWritten.length;
    if (added || removed) {
      changed.own.push(...fromOwn);
      changed.written.push(...fromWritten);
      continue;
    }
    close();
    for (const [index, unit] of fromOwn.entries()) {
      const same = fromWritten[index];
      if (same) blocks.push({ own: [unit], written: [same], isSame: true });
    }
  }
  close();
  return blocks;
}

/** Less in common than this, and one is no version of the other. */
const leastLikeness = 0.3;
/** So much of a sentence is found again in its neighbour when the two were joined or one was split. */
const mostlyHeld = 0.5;
const mostComparisons = 250_000;

type Pair = { readonly own: number; readonly written: number };
type Group = { own: Unit[]; written: Unit[] };

/** Units of a changed stretch, each with the one that says the same; what is left over shares the gap it lies in. */
function pairUnits(own: readonly Unit[], written: readonly Unit[]): Block[] {
  const pairs = own.length * written.length > mostComparisons ? [] : bestPairs(own, written);
  const groups: Group[] = [];
  let from = { own: 0, written: 0 };
  for (const pair of [...pairs, { own: own.length, written: written.length }]) {
    const gap = {
      own: own.slice(from.own, pair.own),
      written: written.slice(from.written, pair.written),
    };
    const last = groups.at(-1);
    const first = own[pair.own];
    const second = written[pair.written];
    const next = first && second ? { own: [first], written: [second] } : undefined;
    if (last) takeIn(last, gap, 'after');
    if (next) takeIn(next, gap, 'before');
    groups.push(...leftOver(gap), ...(next ? [next] : []));
    from = { own: pair.own + 1, written: pair.written + 1 };
  }
  return groups.map((group) => ({ ...group, isSame: false }));
}

/** What is the writer's alone stands for itself. */
function leftOver({ own, written }: Group): Group[] {
  const hasSignOff = written.some(({ part }) => part === 'sign_off');
  const isApart = (unit: Unit) => isClosed(unit) || (unit.part === 'sign_off' && !hasSignOff);
  const open = own.filter((unit) => !isApart(unit));
  const kept = own.filter(isApart).map((unit) => ({ own: [unit], written: [] }));
  return open.length + written.length > 0 ? [{ own: open, written }, ...kept] : kept;
}

/** A neighbour that the pair speaks for was joined to it, or split from it. */
function takeIn(group: Group, gap: Group, side: 'after' | 'before'): void {
  for (const [taken, opposite] of [
    ['own', 'written'],
    ['written', 'own'],
  ] as const) {
    for (;;) {
      const unit = gap[taken].at(side === 'after' ? 0 : -1);
      if (!unit || isClosed(unit) || !isHeldBy(unit, group[opposite])) break;
      if (side === 'after') group[taken].push(...gap[taken].splice(0, 1));
      else group[taken].unshift(...gap[taken].splice(-1));
    }
  }
}

function isHeldBy({ stems, part }: Unit, others: readonly Unit[]): boolean {
  if (part !== 'sentence' || others.some((other) => other.part !== 'sentence')) return false;
  const held = [...stems].filter((stem) => others.some((other) => other.stems.has(stem)));
  return stems.size > 2 && held.length >= stems.size * mostlyHeld;
}

function likeness(one: Unit, other: Unit): number {
  if (one.part !== other.part) {
    if (isClosed(one) || isClosed(other)) return 0;
  } else if (one.part !== 'sentence') return 1;
  let both = 0;
  for (const stem of one.stems) if (other.stems.has(stem)) both += 1;
  const dice = (2 * both) / Math.max(1, one.stems.size + other.stems.size);
  return dice < leastLikeness ? 0 : dice;
}

/** The pairs in order whose likeness adds up to the most. */
function bestPairs(own: readonly Unit[], written: readonly Unit[]): Pair[] {
  const width = written.length + 1;
  const best = new Float64Array((own.length + 1) * width);
  const at = (i: number, j: number) => best[i * width + j] ?? 0;
  for (let i = own.length - 1; i >= 0; i -= 1) {
    for (let j = written.length - 1; j >= 0; j -= 1) {
      const alike = likenessAt(own, written, i, j);
      const paired = alike > 0 ? alike + at(i + 1, j + 1) : 0;
      best[i * width + j] = Math.max(paired, at(i + 1, j), at(i, j + 1));
    }
  }
  const pairs: Pair[] = [];
  let i = 0;
  let j = 0;
  while (i < own.length && j < written.length) {
    const alike = likenessAt(own, written, i, j);
    if (alike > 0 && at(i, j) === alike + at(i + 1, j + 1)) {
      pairs.push({ own: i, written: j });
      i += 1;
      j += 1;
    } else if (at(i, j) === at(i + 1, j)) i += 1;
    else j += 1;
  }
  return pairs;
}

function likenessAt(own: readonly Unit[], written: readonly Unit[], i: number, j: number): number {
  const one = own[i];
  const other = written[j];
  return one && other ? likeness(one, other) : 0;
}
