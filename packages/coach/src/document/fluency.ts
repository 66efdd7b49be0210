import counts from '../../data/language.json' with { type: 'json' };
import type { Token } from './language.ts';
import { onceFor, remembering } from './memo.ts';
import type { ReadSentence } from './read-draft.ts';

const closedTags: ReadonlySet<string> = new Set('DET ADP PRON AUX CCONJ SCONJ PART'.split(' '));

/** What stands for a word where only order counts: a small word itself, of any other its part of speech. */
export function orderSymbol({ tag, key }: Token): string {
  if (tag === 'PUNCT') return /[.!?]/u.test(key) ? '.' : ',';
  return closedTags.has(tag) ? key : tag;
}

type Follow = { readonly after: ReadonlyMap<string, number>; readonly all: number };

/** What follows each start in a table of counts, and how often the start stands at all. */
function byStart(table: Readonly<Record<string, number>>, cut: (key: string) => [string, string]) {
  const starts = new Map<string, { after: Map<string, number>; all: number }>();
  for (const [key, count] of Object.entries(table)) {
    const [start, end] = cut(key);
    const entry = starts.get(start) ?? { after: new Map<string, number>(), all: 0 };
    entry.after.set(end, count);
    entry.all += count;
    starts.set(start, entry);
  }
  return starts as ReadonlyMap<string, Follow>;
}

const words = byStart(counts.pairs, (key) => key.split(' ') as [string, string]);
const letters = byStart(counts.letters, (key) => [key.slice(0, 2), key.slice(2)]);
const total = [...words.values()].reduce((sum, { all }) => sum + all, 0);
const alone = new Map<string, number>();
for (const { after } of words.values())
  for (const [symbol, count] of after) alone.set(symbol, (alone.get(symbol) ?? 0) + count);

/** How far to trust a context seen this often, compared with none. */
const trust = (count: number) => count / (count + 8);
const floor = 1e-5;

/** How surprising the order of the words is, in bits a word: about 4.5 in plain English, over 5.5 when shuffled. */
export function orderSurprise(sentences: readonly Pick<ReadSentence, 'reading'>[]): number {
  let [bits, steps] = [0, 0];
  for (const { reading } of sentences) {
    const own = surpriseIn(reading);
    bits += own.bits;
    steps += own.steps;
  }
  return steps === 0 ? 0 : bits / steps;
}

const surpriseIn = onceFor((tokens: readonly Token[]) => {
  let bits = 0;
  const symbols = ['^', ...tokens.map(orderSymbol), '$'];
  for (let at = 1; at < symbols.length; at += 1) {
    const symbol = symbols[at] ?? '$';
    const start = words.get(symbols[at - 1] ?? '^');
    const share = ((alone.get(symbol) ?? 0) + 0.5) / (total + 100);
    const count = start?.all ?? 0;
    const follow = (start?.after.get(symbol) ?? 0) / Math.max(1, count);
    bits -= Math.log2(trust(count) * follow + (1 - trust(count)) * share + floor);
  }
  return { bits, steps: symbols.length - 1 };
});

const wordOfLetters = /^\p{L}{3,}$/u;
const oddFrom = 5.6;

/** Whether the letters of a word hardly ever follow each other in English: a slip, a name, or keys struck at random. */
export function isOddWord({ key }: Token): boolean {
  return hasOddLetters(key);
}

const hasOddLetters = remembering(5_000, (key) => {
  if (!wordOfLetters.test(key)) return false;
  const framed = `^^${key}$`;
  let bits = 0;
  for (let at = 2; at < framed.length; at += 1) {
    const start = letters.get(framed.slice(at - 2, at));
    const count = start?.all ?? 0;
    const follow = (start?.after.get(framed[at] ?? '') ?? 0) / Math.max(1, count);
    bits -= Math.log2((count / (count + 5)) * follow + 5 / (count + 5) / 27 + 1e-4);
  }
  return bits / (framed.length - 2) > oddFrom;
});
