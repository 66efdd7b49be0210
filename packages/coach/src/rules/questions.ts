import reader from '../../data/reader.json' with { type: 'json' };
import { featuresOf } from '../document/features.ts';
import type { Document } from '../document/read-draft.ts';
import type { Span } from '../draft.ts';
import { orderedSpans } from './rule.ts';

/**
 * Questions that no list of words answers. How grave each fault is was learned from emails that
 * readers labelled from 0 (none) to 3 (grave): a linear reading of words, lemmas, pairs and runs of
 * letters, by `bench/panel/fit.ts`, which writes `data/reader.json`.
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

/** The letter that stands for no weight: each letter of `weights` is one, so many steps from it. */
export const middle = 80;

type Answers = {
  readonly severity: (question: QuestionId) => number;
  /** The words that speak most for the fault, in reading order. */
  readonly harm: (question: QuestionId) => Span[];
  /** The share of the email's features that were seen when the questions were learned, 0 to 1. */
  readonly known: number;
  readonly features: number;
};

type Known = { readonly index: number; readonly span: Span; readonly size: number };

const indexOf = new Map(reader.features.map((name, index) => [name, index]));
const answers = new WeakMap<Document, Answers>();

/** What the learned questions make of a document, read once. */
export function answersOf(doc: Document): Answers {
  const before = answers.get(doc);
  if (before) return before;
  const made = readAnswers(doc);
  answers.set(doc, made);
  return made;
}

function readAnswers(doc: Document): Answers {
  const { seen, measures } = featuresOf(doc);
  const known: Known[] = [];
  for (const [name, span] of seen) {
    const index = indexOf.get(name);
    if (index !== undefined) known.push({ index, span, size: reader.rarity[index] ?? 0 });
  }
  const length = Math.sqrt(known.reduce((sum, { size }) => sum + size * size, 0)) || 1;
  const pullOf = (question: QuestionId) => {
    const { weights, scale } = reader.questions[question];
    return ({ index, size }: Known) =>
      ((weights.charCodeAt(index) - middle) * scale * size) / length;
  };
  return {
    severity(question) {
      const { mean, measureWeights } = reader.questions[question];
      const pull = pullOf(question);
      const ofWords = known.reduce((sum, one) => sum + pull(one), 0);
      const ofMeasures = measures.reduce((sum, value, at) => {
        const { mean: usual, spread } = reader.measures[at] ?? { mean: 0, spread: 1 };
        return sum + (measureWeights[at] ?? 0) * ((value - usual) / spread);
      }, 0);
      return Math.min(gravest, Math.max(0, mean + ofWords + ofMeasures));
    },
    harm: (question) => harmfulWords(doc, known, pullOf(question)),
    known: seen.size === 0 ? 0 : known.length / seen.size,
    features: seen.size,
  };
}

const mostSpans = 3;
/** No feature covers more words than this. */
const run = 4;

/** The words that bear most of what speaks for a fault, with their neighbours that bear some of it. */
function harmfulWords(
  { subject, sentences }: Document,
  known: readonly Known[],
  pull: (one: Known) => number,
): Span[] {
  const lines = [
    { field: 'subject' as const, tokens: subject },
    ...sentences.map(({ tokens }) => ({ field: 'body' as const, tokens })),
  ];
  const words = lines.flatMap(({ field, tokens }, line) =>
    tokens.map(({ start, end, tag }) => ({ field, start, end, tag, line, harm: 0 })),
  );
  const at = new Map(words.map(({ field, start }, index) => [`${field}${start}`, index]));
  for (const one of known) {
    const from = at.get(`${one.span.field}${one.span.start}`);
    if (from === undefined) continue;
    let to = from + 1;
    while (to < from + run && (words[to]?.end ?? Infinity) <= one.span.end) to += 1;
    const share = pull(one) / (to - from);
    for (const word of words.slice(from, to)) word.harm += share;
  }
  const telling = words.filter(({ tag, harm }) => harm > 0 && tag !== 'PUNCT');
  const dearest = telling.toSorted((one, other) => other.harm - one.harm).slice(0, mostSpans);
  return orderedSpans(
    dearest.map((word) => {
      const here = words.indexOf(word);
      let [from, to] = [here, here];
      const isNear = (index: number) => {
        const near = words[index];
        return near?.line === word.line && near.harm > 0 && near.tag !== 'PUNCT';
      };
      while (isNear(from - 1) && here - from < 3) from -= 1;
      while (isNear(to + 1) && to - here < 3) to += 1;
      return {
        field: word.field,
        start: words[from]?.start ?? word.start,
        end: words[to]?.end ?? word.end,
      };
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
