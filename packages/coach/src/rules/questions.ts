import { type Features, featuresOf } from '../document/features.ts';
import { type KnownFeature, knower, pullOf } from '../document/learned.ts';
import { isOddWord, orderSurprise } from '../document/fluency.ts';
import type { Token } from '../document/language.ts';
import type { Document, ReadSentence } from '../document/read-draft.ts';
import type { Span } from '../draft.ts';
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

const knownFeatures = knower(reader);
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
  const bits = orderSurprise(sentences.map((sentence) => sentence.tokens));
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

const answers = new WeakMap<Document, Answers>();

/** What the learned questions make of a document, read once. */
export function answersOf(doc: Document): Answers {
  const before = answers.get(doc);
  if (before) return before;
  const made = readAnswers(doc);
  answers.set(doc, made);
  return made;
}

/** The sentences that can earn something: not what is said twice, lists of names, strings of signs. */
export function tellingSentences({ email, sentences }: Document): readonly ReadSentence[] {
  const idle = new Set(email.padding.map(({ start }) => start));
  return sentences.filter(({ start }) => !idle.has(start));
}

function readAnswers(doc: Document): Answers {
  const { seen, measures } = featuresOf(doc, tellingSentences(doc));
  const known = knownFeatures(seen);
  let shown: Shown | undefined;
  return {
    severity(question) {
      const reading = reader.questions[question];
      const ofWords = known.reduce((sum, one) => sum + pullOf(reading, one), 0);
      const ofMeasures = measurePull(reading.measureWeights, measures);
      return Math.min(gravest, Math.max(0, reading.mean + ofWords + ofMeasures));
    },
    harm: (question) => {
      shown ??= showing(doc, known);
      return harmfulWords(shown, (one) => pullOf(reader.questions[question], one));
    },
    known: seen.size === 0 ? 0 : known.length / seen.size,
    features: seen.size,
  };
}

function measurePull(weights: readonly number[], measures: Features['measures']): number {
  return measures.reduce((sum, value, at) => {
    const { mean, spread } = reader.measures[at] ?? { mean: 0, spread: 1 };
    return sum + (weights[at] ?? 0) * ((value - mean) / spread);
  }, 0);
}

const mostSpans = 3;
/** No feature covers more words than this, and no quoted phrase more on either side. */
const widest = 4;

type Word = Span & { readonly tag: Token['tag']; readonly line: number };

/** A document's words, and which of them show each known feature: the same for every question. */
type Shown = {
  readonly words: readonly Word[];
  readonly features: readonly {
    readonly one: KnownFeature<Span>;
    readonly from: number;
    readonly to: number;
  }[];
};

function showing({ subject, sentences }: Document, known: readonly KnownFeature<Span>[]): Shown {
  const lines = [
    { field: 'subject' as const, tokens: subject },
    ...sentences.map(({ tokens }) => ({ field: 'body' as const, tokens })),
  ];
  const words = lines.flatMap(({ field, tokens }, line) =>
    tokens.map(({ start, end, tag }): Word => ({ field, start, end, tag, line })),
  );
  const places = { subject: new Map<number, number>(), body: new Map<number, number>() };
  for (const [at, { field, start }] of words.entries()) places[field].set(start, at);
  const features = known.flatMap((one) => {
    const from = places[one.shown.field].get(one.shown.start);
    if (from === undefined) return [];
    let to = from + 1;
    while (to < from + widest && (words[to]?.end ?? Infinity) <= one.shown.end) to += 1;
    return [{ one, from, to }];
  });
  return { words, features };
}

/** The words that bear most of what speaks for a fault, with their neighbours that bear some of it. */
function harmfulWords(
  { words, features }: Shown,
  pull: (one: KnownFeature<Span>) => number,
): Span[] {
  const harm = new Float64Array(words.length);
  for (const { one, from, to } of features) {
    const share = pull(one) / (to - from);
    for (let at = from; at < to; at += 1) harm[at] = (harm[at] ?? 0) + share;
  }
  const harmOf = (at: number) => harm[at] ?? 0;
  const isHarmful = (at: number, line: number) => {
    const word = words[at];
    return word?.line === line && harmOf(at) > 0 && word.tag !== 'PUNCT';
  };
  const dearest = [...words.keys()]
    .filter((at) => isHarmful(at, words[at]?.line ?? 0))
    .toSorted((one, other) => harmOf(other) - harmOf(one))
    .slice(0, mostSpans);
  return orderedSpans(
    dearest.flatMap((at): Span[] => {
      const word = words[at];
      if (!word) return [];
      let [from, to] = [at, at];
      while (at - from < widest - 1 && isHarmful(from - 1, word.line)) from -= 1;
      while (to - at < widest - 1 && isHarmful(to + 1, word.line)) to += 1;
      const start = words[from]?.start ?? word.start;
      return [{ field: word.field, start, end: words[to]?.end ?? word.end }];
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
