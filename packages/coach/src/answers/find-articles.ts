import type { Article } from './article.ts';
import { type Entry, type Weights, openCatalogue, weigh } from './catalogue.ts';
import { formsAndPairs, isTelling, termsOf } from './terms.ts';

export type Hit = {
  readonly article: Article;
  /** What it has in common with the question. */
  readonly rank: number;
  /** The question's telling words that the article says, as forms. */
  readonly forms: readonly string[];
  /** The article's own question that is most like it, and how like, 0 to 1. */
  readonly nearest: string;
  readonly likeness: number;
};

type Found = {
  /** Best first; none where the question is about something else. */
  readonly hits: readonly Hit[];
  /** Whether the first of them answers what was asked; if not, any of the first few may. */
  readonly isSure: boolean;
};

const noForms: ReadonlySet<string> = new Set();
const mostTerms = 80;
/** Caps the influence of long questions. */
const mostCounted = 8;
/** Weaker matches than this, relative to the best, are not offered. */
const nearEnough = 0.2;
/** From this similarity on, it is the article's own question. */
const isOwn = 0.9;

/** Logistic regressions over labelled questions; above 0 means more likely than not. */
const onTopic = { rank: 3.24, unknown: -0.55, known: 0.26, leaning: 0.38, ratio: 0, always: -1.75 };
const rightOne = { rank: 1.9, unknown: -0.47, known: 0, leaning: 0.08, ratio: -4.1, always: 1.25 };

/**
 * The articles that answer a question. A word that no article knows and the email in view holds is the
 * matter of that email: it tells nothing of what is asked.
 */
export function findArticles(question: string, view: ReadonlySet<string> = noForms): Found {
  const catalogue = openCatalogue();
  const { entries, counts, leanings } = catalogue;
  const terms = termsOf([question])
    .flat()
    .filter(({ form }) => counts.has(form) || !view.has(form))
    .slice(0, mostTerms);
  const { weights, known, unknown } = weigh(terms, catalogue);
  const telling = terms.filter(isTelling).map(({ form }) => form);
  const hits = entries
    .map((entry) => {
      const forms = telling.filter((form) => entry.weights.has(form));
      return { article: entry.article, forms, ...compare(weights, entry) };
    })
    .toSorted((one, other) => other.rank - one.rank);
  const [best, next] = hits;
  if (telling.length === 0 || !best || best.rank === 0) return { hits: [], isSure: false };
  const signs = {
    rank: best.rank,
    unknown: Math.min(unknown, mostCounted),
    known: Math.min(known, mostCounted),
    leaning: sumOf([...new Set(formsAndPairs(terms))].map((form) => leanings.get(form) ?? 0)),
    ratio: (next?.rank ?? 0) / best.rank,
    always: 1,
  };
  const isAsOwn = best.likeness >= isOwn;
  const isAnswered = isAsOwn || logOdds(onTopic, signs) > 0;
  return {
    hits: isAnswered ? hits.filter(({ rank }) => rank >= best.rank * nearEnough) : [],
    isSure: isAnswered && (isAsOwn || logOdds(rightOne, signs) > 0),
  };
}

type Signs = Readonly<Record<keyof typeof onTopic, number>>;

function logOdds(weights: Signs, signs: Signs): number {
  const names = Object.keys(weights) as (keyof Signs)[];
  return sumOf(names.map((name) => weights[name] * signs[name]));
}

const likenessCounts = 1.2;
const tagCounts = 0.1;

/** What of a question an article says, how like one of its own it is, and which of its tags it names. */
function compare(weights: Weights, { weights: entryWeights, tags, questions }: Entry) {
  const held = [...weights].map(([form, weight]) => weight * (entryWeights.get(form) ?? 0));
  const covered = sumOf(held) / (sumOf(weights.values()) || 1);
  const named = tags
    .filter((tag) => tag.every((form) => weights.has(form)) || weights.has(tag.join('')))
    .map((tag) => sumOf(tag.map((form) => weights.get(form) ?? 0)));
  let [likeness, nearest] = [-1, ''];
  for (const own of questions) {
    const alike = likenessOf(weights, own.weights);
    if (alike > likeness) [likeness, nearest] = [alike, own.question];
  }
  const rank = covered + likenessCounts * likeness ** 2 + tagCounts * Math.max(0, ...named);
  return { rank, likeness, nearest };
}

/** How far two questions say the same, 0 to 1. */
function likenessOf(one: Weights, other: Weights): number {
  let shared = 0;
  for (const [form, weight] of one) shared += Math.min(weight, other.get(form) ?? 0);
  return (2 * shared) / (sumOf(one.values()) + sumOf(other.values()) || 1);
}

function sumOf(numbers: Iterable<number>): number {
  let sum = 0;
  for (const number of numbers) sum += number;
  return sum;
}

const mostWords = 12;
/** In how many articles a generic word occurs: nouns in nearly all, others in several. */
const leastArticles = { thing: 50, other: 8 };

/** Whether a question names nothing, such as "Is it any good?" or "Why so low?". */
export function isVague(question: string): boolean {
  const { counts } = openCatalogue();
  const terms = termsOf([question]).flat();
  const telling = terms.filter(isTelling);
  return (
    telling.length > 0 &&
    terms.length <= mostWords &&
    telling.every(
      ({ form, isNoun }) => (counts.get(form) ?? 0) >= leastArticles[isNoun ? 'thing' : 'other'],
    )
  );
}
