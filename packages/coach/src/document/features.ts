import { isOddWord, orderSurprise } from './fluency.ts';
import { lemmaOf, type Token } from './language.ts';
import type { Document, ReadSentence } from './read-draft.ts';

/** A word, a lemma, a pair of lemmas or a run of letters, and the tokens that show it; `to` exclusive. */
export type Feature = { readonly name: string; readonly from: number; readonly to: number };

export const measureNames = [
  'words, logarithm',
  'sentences',
  'words a sentence',
  'paragraphs',
  'I',
  'we',
  'you',
  'adjectives',
  'nouns',
  'verbs',
  'adverbs',
  'signs',
  'different words',
  'figures',
  'names',
  'odd words',
  'surprise of their order',
] as const;

/** Letters that are read together, across the ends of words. */
const run = 4;
/** A lone surrogate, which JSON files should not contain. */
const halfSign = /\p{Cs}/u;

/**
 * A sentence's features, in reading order: `wordFeatures`, `=word`, and `~` with each run of four
 * letters. Open blanks are neutral.
 */
export function* sentenceFeatures(tokens: readonly Token[]): Generator<Feature> {
  yield* wordFeatures(tokens);
  const words = [...tokens.entries()].filter(([, { lemma }]) => lemma !== '<blank>');
  for (const [at, { key }] of words) yield { name: `=${key}`, from: at, to: at + 1 };
  const text = words.map(([, { key }]) => key).join(' ');
  const owner = words.flatMap(([at, { key }], index) =>
    new Array<number>(key.length + (index < words.length - 1 ? 1 : 0)).fill(at),
  );
  for (let at = 0; at + run <= text.length; at += 1) {
    const letters = text.slice(at, at + run);
    if (halfSign.test(letters)) continue;
    yield { name: `~${letters}`, from: owner[at] ?? 0, to: (owner[at + run - 1] ?? 0) + 1 };
  }
}

/** The same of a subject, whose words and lemmas also count as such. */
export function* subjectFeatures(tokens: readonly Token[]): Generator<Feature> {
  for (const feature of sentenceFeatures(tokens)) {
    yield feature;
    if (!/[ ~=]/u.test(feature.name)) yield { ...feature, name: `subject:${feature.name}` };
  }
}

/** Each lemma and pair of neighbouring lemmas, with `^` and `$` for the ends. */
export function* wordFeatures(tokens: readonly Token[]): Generator<Feature> {
  let before = '^';
  for (const [at, token] of tokens.entries()) {
    const lemma = lemmaOf(token);
    const isBlank = lemma === '<blank>';
    if (!isBlank) yield { name: lemma, from: at, to: at + 1 };
    if (!isBlank && before !== '<blank>')
      yield { name: `${before} ${lemma}`, from: Math.max(0, at - 1), to: at + 1 };
    before = lemma;
  }
  if (before !== '^' && before !== '<blank>')
    yield { name: `${before} $`, from: tokens.length - 1, to: tokens.length };
}

const mine: ReadonlySet<string> = new Set(['i', 'my', 'me']);
const ours: ReadonlySet<string> = new Set(['we', 'our', 'us']);
const yours: ReadonlySet<string> = new Set(['you', 'your']);

/** Shares and lengths of some sentences of a document, by `measureNames`. */
export function measuresOf({ email }: Document, sentences: readonly ReadSentence[]): number[] {
  const tokens = sentences.flatMap((sentence) => sentence.tokens);
  const all = Math.max(1, tokens.length);
  const share = (test: (token: Token) => boolean) => tokens.filter(test).length / all;
  const words = tokens.filter(({ tag }) => tag !== 'PUNCT').length;
  const paragraphs = email.paragraphs.filter(({ start, end }) =>
    sentences.some((sentence) => start <= sentence.start && sentence.end <= end),
  ).length;
  return [
    Math.log1p(words),
    sentences.length,
    words / Math.max(1, sentences.length),
    paragraphs,
    share(({ key }) => mine.has(key)),
    share(({ key }) => ours.has(key)),
    share(({ key }) => yours.has(key)),
    share(({ tag }) => tag === 'ADJ'),
    share(({ tag }) => tag === 'NOUN'),
    share(({ tag }) => tag === 'VERB'),
    share(({ tag }) => tag === 'ADV'),
    share(({ tag }) => tag === 'PUNCT'),
    new Set(tokens.map(({ key }) => key)).size / all,
    share((token) => lemmaOf(token) === '<figure>'),
    share((token) => lemmaOf(token) === '<name>'),
    share((token) => token.tag !== 'PROPN' && isOddWord(token)),
    orderSurprise(sentences),
  ];
}
