import type { Span } from '../draft.ts';
import { lemmaOf, type Token } from './language.ts';
import type { Document } from './read-draft.ts';

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
] as const;

/** Letters that are read together, across the ends of words. */
const run = 4;

/**
 * Each word, lemma, pair of neighbouring lemmas and run of four letters, once; `^` and `$` stand for
 * a sentence's ends, `subject:` before what the subject holds. Only sentences that add something are
 * read: what is said twice, lists of names and strings of signs earn nothing. A place to be filled in
 * says neither good nor ill.
 */
export function featuresOf({ email, subject, sentences }: Document): Features {
  const seen = new Map<string, Span>();
  const add = (name: string, field: Span['field'], start: number, end: number) => {
    if (!seen.has(name)) seen.set(name, { field, start, end });
  };
  const read = (tokens: readonly Token[], field: Span['field']) => {
    let before: Token | 'edge' | 'blank' = 'edge';
    const pair = (next: string, start: number, end: number) => {
      if (before === 'blank') return;
      const [name, from] = before === 'edge' ? ['^', start] : [lemmaOf(before), before.start];
      add(`${name} ${next}`, field, from, end);
    };
    for (const token of tokens) {
      const lemma = lemmaOf(token);
      const { start, end, key } = token;
      if (lemma === '<blank>') {
        before = 'blank';
        continue;
      }
      add(lemma, field, start, end);
      add(`=${key}`, field, start, end);
      if (field === 'subject') add(`subject:${lemma}`, field, start, end);
      pair(lemma, start, end);
      before = token;
    }
    const last = tokens.at(-1);
    if (last) pair('$', last.start, last.end);
    for (const { letters, start, end } of runsIn(tokens)) add(`~${letters}`, field, start, end);
  };
  read(subject, 'subject');
  const idle = new Set(email.padding.map(({ start }) => start));
  const telling = sentences.filter(({ start }) => !idle.has(start));
  for (const { tokens } of telling) read(tokens, 'body');
  const tokens = telling.flatMap((sentence) => sentence.tokens);
  return { seen, measures: measuresOf(tokens, telling.length, email.paragraphs.length) };
}

function runsIn(tokens: readonly Token[]): { letters: string; start: number; end: number }[] {
  const words = tokens.filter(({ lemma }) => lemma !== '<blank>');
  const text = words.map(({ key }) => key).join(' ');
  const owner = words.flatMap((word, at) =>
    Array.from({ length: word.key.length + (at < words.length - 1 ? 1 : 0) }, () => word),
  );
  return Array.from({ length: Math.max(0, text.length - run + 1) }, (_, at) => ({
    letters: text.slice(at, at + run),
    start: owner[at]?.start ?? 0,
    end: owner[at + run - 1]?.end ?? 0,
  }));
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
  ];
}
