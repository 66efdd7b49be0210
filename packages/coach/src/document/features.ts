import type { Span } from '../draft.ts';
import { isOddWord, orderSurprise } from './fluency.ts';
import { lemmaOf, type Token } from './language.ts';
import type { Document, ReadSentence } from './read-draft.ts';

/** A word, a lemma, a pair of lemmas or a run of letters; offsets as in its tokens. */
type Feature = { readonly name: string; readonly start: number; readonly end: number };

/** What the learned questions look at in a document. */
export type Features = {
  /** Each feature's name, and the words that first show it. */
  readonly seen: ReadonlyMap<string, Span>;
  /** Shares and lengths of the message proper, by `measureNames`. */
  readonly measures: readonly number[];
};

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
/** Half of a sign that takes two units: no JSON file should hold one. */
const halfSign = /\p{Cs}/u;

/**
 * What some sentences of a document hold, each feature once; `subject:` before what the subject holds.
 * A place to be filled in says neither good nor ill.
 */
export function featuresOf(
  { subject, email }: Document,
  sentences: readonly ReadSentence[],
): Features {
  const seen = new Map<string, Span>();
  const add = (field: Span['field'], { name, start, end }: Feature) => {
    if (!seen.has(name)) seen.set(name, { field, start, end });
  };
  for (const feature of featuresIn(subject)) {
    add('subject', feature);
    if (!/[ ~=]/u.test(feature.name))
      add('subject', { ...feature, name: `subject:${feature.name}` });
  }
  for (const { tokens } of sentences)
    for (const feature of featuresIn(tokens)) add('body', feature);
  const tokens = sentences.flatMap((sentence) => sentence.tokens);
  const paragraphs = email.paragraphs.filter(({ start, end }) =>
    sentences.some((sentence) => start <= sentence.start && sentence.end <= end),
  ).length;
  const measures = measuresOf(tokens, sentences.length, paragraphs);
  const surprise = orderSurprise(sentences.map((sentence) => sentence.tokens));
  return { seen, measures: [...measures, surprise] };
}

/** What a sentence or a subject holds, in reading order: `wordFeatures`, `=word`, and `~` run of four letters. */
function* featuresIn(tokens: readonly Token[]): Generator<Feature> {
  yield* wordFeatures(tokens);
  const words = tokens.filter(({ lemma }) => lemma !== '<blank>');
  for (const { key, start, end } of words) yield { name: `=${key}`, start, end };
  yield* runsIn(words);
}

/** Each lemma and pair of neighbouring lemmas, with `^` and `$` for the ends. */
export function* wordFeatures(tokens: readonly Token[]): Generator<Feature> {
  let before: Token | 'edge' | 'blank' = 'edge';
  for (const token of tokens) {
    const lemma = lemmaOf(token);
    const { start, end } = token;
    if (lemma === '<blank>') {
      before = 'blank';
      continue;
    }
    yield { name: lemma, start, end };
    if (before === 'edge') yield { name: `^ ${lemma}`, start, end };
    else if (before !== 'blank')
      yield { name: `${lemmaOf(before)} ${lemma}`, start: before.start, end };
    before = token;
  }
  if (typeof before !== 'string')
    yield { name: `${lemmaOf(before)} $`, start: before.start, end: before.end };
}

function* runsIn(words: readonly Token[]): Generator<Feature> {
  const text = words.map(({ key }) => key).join(' ');
  const owner = words.flatMap((word, at) =>
    Array.from({ length: word.key.length + (at < words.length - 1 ? 1 : 0) }, () => word),
  );
  for (let at = 0; at + run <= text.length; at += 1) {
    const letters = text.slice(at, at + run);
    if (halfSign.test(letters)) continue;
    yield {
      name: `~${letters}`,
      start: owner[at]?.start ?? 0,
      end: owner[at + run - 1]?.end ?? 0,
    };
  }
}

const mine: ReadonlySet<string> = new Set(['i', 'my', 'me']);
const ours: ReadonlySet<string> = new Set(['we', 'our', 'us']);
const yours: ReadonlySet<string> = new Set(['you', 'your']);

function measuresOf(tokens: readonly Token[], sentences: number, paragraphs: number): number[] {
  const all = Math.max(1, tokens.length);
  const share = (test: (token: Token) => boolean) => tokens.filter(test).length / all;
  const words = tokens.filter(({ tag }) => tag !== 'PUNCT').length;
  return [
    Math.log1p(words),
    sentences,
    words / Math.max(1, sentences),
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
  ];
}
