import { measuresOf, sentenceFeatures, subjectFeatures } from '../document/features.ts';
import { knower, pullOf, pullsOf, sizeOf } from '../document/learned.ts';
import { isOddWord, orderSurprise } from '../document/fluency.ts';
import type { Token } from '../document/language.ts';
import { onceFor } from '../document/memo.ts';
import type { Document, ReadSentence } from '../document/read-draft.ts';
import { needlessness } from '../document/roles.ts';
import type { Field, Span } from '../draft.ts';
import { orderedSpans } from './rule.ts';

const { reader } = await import('../document/learned-data.ts');

/**
 * Questions that no list of words answers. How grave each fault is was learned from emails that
 * readers labelled from 0 (none) to 3 (grave).
 */
export const questionIds = [
  'relevance',
  'offer',
  'sender',
  'concreteness',
  'ask-kind',
  'honesty',
  'manner',
  'english',
  'plain-words',
  'mass-mail',
] as const;
export type QuestionId = (typeof questionIds)[number];

export const gravest = 3;

type Answers = {
  readonly severity: (question: QuestionId) => number;
  /** The words that speak most for the fault, in reading order. */
  readonly harm: (question: QuestionId) => Span[];
  /** The share of the email's features that were seen when the questions were learned, 0 to 1. */
  readonly known: number;
  readonly features: number;
};

const pulls = Object.fromEntries(
  questionIds.map((id) => [id, pullsOf(reader, reader.questions[id])]),
) as Readonly<Record<QuestionId, Float32Array>>;
const knownInSentence = knower(reader, sentenceFeatures);
const knownInSubject = knower(reader, subjectFeatures);
const commonWords: ReadonlySet<string> = new Set(
  reader.features.flatMap((name) => (name.startsWith('=') ? [name.slice(1)] : [])),
);

/** Whether several of the emails that the questions were learned from hold the word, in lower case. */
export function isCommonWord(key: string): boolean {
  return commonWords.has(key);
}

/** Bits a word up to which an order is English, and those of one more step. */
const plainOrder = 5;
const orderStep = 0.35;
/** The share of odd words that names and slips explain, and that of one more step. */
const plainWords = 0.06;
const wordStep = 0.07;
const fewestTokens = 12;
/** The share of common words in plain English of any trade, and how far below it one more step is. */
const commonShare = 0.6;
const commonStep = 0.1;
const plainWord = /^[a-z']{3,}$/u;
const fewestPlain = 8;

/** How far a text is from English, 0 to 3: shuffled words, shuffled letters, keys struck at random. */
export function unreadability({ sentences }: Document): number {
  const tokens = sentences.flatMap((sentence) => sentence.tokens);
  if (tokens.length < fewestTokens) return 0;
  const odd = tokens.filter((token) => token.tag !== 'PROPN' && isOddWord(token));
  const bits = orderSurprise(sentences);
  const severity = Math.max(
    (bits - plainOrder) / orderStep,
    (odd.length / tokens.length - plainWords) / wordStep,
    (commonShare - shareOfCommon(tokens)) / commonStep,
  );
  return Math.min(gravest, Math.max(0, severity));
}

/** The share of words that several of the emails which the questions were learned from hold; 1 of too few words. */
function shareOfCommon(tokens: readonly Token[]): number {
  const plain = tokens.filter(({ key, tag }) => tag !== 'PROPN' && plainWord.test(key));
  return plain.length < fewestPlain
    ? 1
    : plain.filter(({ key }) => isCommonWord(key)).length / plain.length;
}

/** What the learned questions make of a document, read once. */
export const answersOf = onceFor(readAnswers);

/** The sentences that can earn something: not what is said twice, lists of names, strings of signs. */
export function tellingSentences({ email, sentences }: Document): readonly ReadSentence[] {
  const idle = new Set(email.padding.map(({ start }) => start));
  return sentences.filter(({ start }) => !idle.has(start));
}

/** From here on a sentence counts as needless. */
const needless = 0.8;

/** The same without those that help no reader; all of them where nothing else is said. */
export function bareSentences(doc: Document): readonly ReadSentence[] {
  const telling = tellingSentences(doc);
  const bare = telling.filter((sentence) => needlessness(sentence) < needless);
  return bare.length > 0 ? bare : telling;
}

/** A feature's first place in a document, by its tokens there. */
type Place = { readonly index: number; readonly words: readonly Token[]; readonly field: Field };

type Look = {
  readonly places: readonly Place[];
  readonly size: number;
  readonly measures: readonly number[];
  readonly seen: number;
  readonly known: number;
};

function lookAt(doc: Document, sentences: readonly ReadSentence[]): Look {
  const places = new Map<number, Place>();
  let [seen, known] = [0, 0];
  const lines = [
    { field: 'subject' as const, tokens: doc.subject, own: knownInSubject(doc.subject) },
    ...sentences.map(({ tokens, reading }) => ({
      field: 'body' as const,
      tokens,
      own: knownInSentence(reading),
    })),
  ];
  for (const { field, tokens, own } of lines) {
    seen += own.of;
    known += own.features.length;
    for (const { index, from, to } of own.features)
      if (!places.has(index)) places.set(index, { index, words: tokens.slice(from, to), field });
  }
  const found = [...places.values()];
  const measures = measuresOf(doc, sentences);
  return { places: found, size: sizeOf(reader, found), measures, seen, known };
}

function readAnswers(doc: Document): Answers {
  const telling = tellingSentences(doc);
  const bare = bareSentences(doc);
  const look = lookAt(doc, telling);
  // Courtesies hide no fault: the graver of both readings counts.
  const looks = bare.length < telling.length ? [look, lookAt(doc, bare)] : [look];
  const severities = new Map<QuestionId, number>();
  return {
    severity(question) {
      const before = severities.get(question);
      if (before !== undefined) return before;
      const worst = Math.max(...looks.map((one) => valueOf(question, one)));
      const made = Math.min(gravest, Math.max(0, worst));
      severities.set(question, made);
      return made;
    },
    harm: (question) => harmfulWords(doc, look, question),
    known: look.seen === 0 ? 0 : look.known / look.seen,
    features: look.seen,
  };
}

function valueOf(question: QuestionId, { places, size, measures }: Look): number {
  const reading = reader.questions[question];
  return measures.reduce(
    (sum, value, at) => {
      const { mean, spread } = reader.measures[at] ?? { mean: 0, spread: 1 };
      return sum + (reading.measureWeights[at] ?? 0) * ((value - mean) / spread);
    },
    reading.mean + pullOf(pulls[question], places) / size,
  );
}

const mostSpans = 2;
/** Words that say something; a figure is never what an email lacks. */
const contentTags: ReadonlySet<string> = new Set(['NOUN', 'PROPN', 'VERB', 'ADJ', 'ADV']);
/** No quoted phrase has more words than this on either side of the most harmful one. */
const widest = 4;

/** The words that bear most of what speaks for a fault and say something, with their neighbours that bear some of it. */
function harmfulWords(
  { subject, sentences }: Document,
  { places }: Look,
  question: QuestionId,
): Span[] {
  const harm = new Map<Token, number>();
  for (const { index, words } of places) {
    const share = (pulls[question][index] ?? 0) / words.length;
    for (const word of words) harm.set(word, (harm.get(word) ?? 0) + share);
  }
  const harmOf = (word: Token | undefined) =>
    word === undefined || word.tag === 'PUNCT' ? 0 : (harm.get(word) ?? 0);
  const lines = [
    { field: 'subject' as const, tokens: subject },
    ...sentences.map(({ tokens }) => ({ field: 'body' as const, tokens })),
  ];
  const costliest = lines
    .flatMap(({ field, tokens }) => tokens.map((word, at) => ({ field, tokens, word, at })))
    .filter(({ word }) => harmOf(word) > 0 && contentTags.has(word.tag))
    .toSorted((one, other) => harmOf(other.word) - harmOf(one.word))
    .slice(0, mostSpans);
  return orderedSpans(
    costliest.map(({ field, tokens, word, at }): Span => {
      let [from, to] = [at, at];
      while (at - from < widest - 1 && harmOf(tokens[from - 1]) > 0) from -= 1;
      while (to - at < widest - 1 && harmOf(tokens[to + 1]) > 0) to += 1;
      // "and saved the" is no phrase: what it begins and ends with says something.
      while (from < at && !contentTags.has(tokens[from]?.tag ?? '')) from += 1;
      while (to > at && !contentTags.has(tokens[to]?.tag ?? '')) to -= 1;
      const start = tokens[from]?.start ?? word.start;
      return { field, start, end: tokens[to]?.end ?? word.end };
    }),
  );
}

/** With fewer known features than this share, or so few at all, the answers are guesses. */
const leastKnown = 0.5;
const fewestFeatures = 60;

/** Whether a document is unlike what the questions were learned from. */
export function isUnsure(doc: Document): boolean {
  const { known, features } = answersOf(doc);
  return known < leastKnown || features < fewestFeatures;
}
