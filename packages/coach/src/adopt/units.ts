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
const mostComparisons = 250_000;

type Group = { own: Unit[]; written: Unit[] };

/** Lines up two texts: units with the one that says the same; what is left over shares the gap it lies in. */
export function align(own: readonly Unit[], written: readonly Unit[]): Block[] {
  const groups: Group[] = [];
  let from = { own: 0, written: 0 };
  for (const pair of [...bestPairs(own, written), { own: own.length, written: written.length }]) {
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
  return groups.map((group) => ({ ...group, isSame: isSame(group) }));
}

function isSame({ own, written }: Group): boolean {
  return own.length === 1 && written.length === 1 && own[0]?.key === written[0]?.key;
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
  if (isSame(group)) return;
  for (const [taken, opposite] of [
    ['own', 'written'],
    ['written', 'own'],
  ] as const) {
    for (;;) {
      const unit = gap[taken].at(side === 'after' ? 0 : -1);
      if (!unit || !isHeldBy(unit, group[opposite])) break;
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

/** The pairs in order whose likeness adds up to the most; none where the texts are too long to compare. */
function bestPairs(own: readonly Unit[], written: readonly Unit[]) {
  const width = written.length + 1;
  const pairs: { own: number; written: number }[] = [];
  if (own.length * written.length > mostComparisons) return pairs;
  const alike = own.map((one) => written.map((other) => likeness(one, other)));
  const best = new Float64Array((own.length + 1) * width);
  const at = (i: number, j: number) => best[i * width + j] ?? 0;
  const paired = (i: number, j: number) => {
    const here = alike[i]?.[j] ?? 0;
    return here > 0 ? here + at(i + 1, j + 1) : 0;
  };
  for (let i = own.length - 1; i >= 0; i -= 1) {
    for (let j = written.length - 1; j >= 0; j -= 1)
      best[i * width + j] = Math.max(paired(i, j), at(i + 1, j), at(i, j + 1));
  }
  let i = 0;
  let j = 0;
  while (i < own.length && j < written.length) {
    if (paired(i, j) > 0 && at(i, j) === paired(i, j)) {
      pairs.push({ own: i, written: j });
      i += 1;
      j += 1;
    } else if (at(i, j) === at(i + 1, j)) i += 1;
    else j += 1;
  }
  return pairs;
}
