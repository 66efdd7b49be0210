import type { Token } from './language.ts';

/** Where a sentence stands among the sentences of its email. */
export type Place = { readonly index: number; readonly count: number };

const ends = new Set(['.', '!', '?', '…', ':']);

/**
 * What the learned readings of a sentence look at: its lemmas, pairs of lemmas, pairs of parts of
 * speech, its length, its place, who is spoken of. Names, figures, links and blanks count by kind.
 */
export function sentenceFeatures(tokens: readonly Token[], { index, count }: Place): string[] {
  const lemmas = tokens.map(lemmaOf);
  const features = new Set<string>();
  for (const [at, lemma] of lemmas.entries()) {
    const tag = tokens[at]?.tag ?? 'X';
    const [beforeLemma, beforeTag] = at === 0 ? ['^', '^'] : [lemmas[at - 1], tokens[at - 1]?.tag];
    if (tag !== 'PUNCT') features.add(lemma);
    features.add(`${beforeLemma} ${lemma}`);
    features.add(`${beforeTag}_${tag}`);
  }
  for (const { test, name } of traits) if (test(lemmas, tokens)) features.add(name);
  features.add(`words:${lengthClass(tokens.length)}`);
  features.add(`from-start:${Math.min(index, 4)}`);
  features.add(`from-end:${Math.min(count - 1 - index, 3)}`);
  return [...features];
}

/** A lemma, or the kind of what has none worth learning: `<name>`, `<figure>`. */
export function lemmaOf({ lemma, tag, text, key }: Token): string {
  if (lemma.startsWith('<')) return lemma;
  if (tag === 'NUM' || /\d/u.test(key)) return '<figure>';
  if (tag === 'PROPN' && /^\p{Lu}/u.test(text) && !/^\p{Lu}+$/u.test(text)) return '<name>';
  return lemma;
}

const you = new Set(['you', 'your', 'yours', 'yourself']);
const we = new Set(['we', 'us', 'our', 'ours']);
const me = new Set(['i', 'me', 'my', 'mine', 'myself']);

type Trait = {
  readonly name: string;
  readonly test: (lemmas: readonly string[], tokens: readonly Token[]) => boolean;
};

const traits: readonly Trait[] = [
  { name: 'has:question', test: (lemmas) => lemmas.includes('?') },
  { name: 'has:exclamation', test: (lemmas) => lemmas.includes('!') },
  { name: 'has:you', test: (_, tokens) => tokens.some(({ key }) => you.has(key)) },
  { name: 'has:we', test: (_, tokens) => tokens.some(({ key }) => we.has(key)) },
  { name: 'has:me', test: (_, tokens) => tokens.some(({ key }) => me.has(key)) },
  { name: 'opens:you', test: (_, tokens) => you.has(tokens[0]?.key ?? '') },
  { name: 'opens:me', test: (_, tokens) => me.has(tokens[0]?.key ?? '') },
  { name: 'opens:we', test: (_, tokens) => we.has(tokens[0]?.key ?? '') },
  { name: 'opens:verb', test: (_, tokens) => tokens[0]?.tag === 'VERB' },
  {
    name: 'has:past',
    test: (_, tokens) => tokens.some(({ tag, key }) => tag === 'VERB' && key.endsWith('ed')),
  },
  { name: 'figures:some', test: (lemmas) => lemmas.includes('<figure>') },
  {
    name: 'figures:many',
    test: (lemmas) => lemmas.filter((lemma) => lemma === '<figure>').length > 2,
  },
  { name: 'names:some', test: (lemmas) => lemmas.includes('<name>') },
  { name: 'names:many', test: (lemmas) => lemmas.filter((lemma) => lemma === '<name>').length > 2 },
  { name: 'ends:open', test: (lemmas) => !ends.has(lemmas.at(-1) ?? '') },
  {
    name: 'shouts',
    test: (_, tokens) => tokens.filter(({ text }) => /^\p{Lu}{3,}$/u.test(text)).length > 1,
  },
];

function lengthClass(words: number): string {
  if (words <= 4) return '4';
  if (words <= 9) return '9';
  if (words <= 15) return '15';
  return words <= 25 ? '25' : words <= 40 ? '40' : 'more';
}
