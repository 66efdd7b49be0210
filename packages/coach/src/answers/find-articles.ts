import type { Article } from './article.ts';
import { type Entry, type Weighed, type Weights, openCatalogue, weigh } from './catalogue.ts';
import { isTelling, pairsOf, termsOf } from './terms.ts';

export type Hit = {
  readonly article: Article;
  /** What it has in common with the question. */
  readonly rank: number;
  /** The question's telling words that the article says, as forms. */
  readonly forms: readonly string[];
  /** The article's own question that is most like it. */
  readonly nearest: string;
};

type Found = {
  /** Best first; none where the question is about something else. */
  readonly hits: readonly Hit[];
  /** Whether the first of them answers what was asked; if not, any of the first few may. */
  readonly isSure: boolean;
};

const noForms: ReadonlySet<string> = new Set();
const mostTerms = 80;
const mostUnknown = 8;
const mostKnown = 8;

/** Logistic regressions over labelled questions; above 0 an article is right more often than not. */
const onTopic = { rank: 3.9, unknown: -0.34, known: 0.44, leaning: 0.39, ratio: 0, always: -3.9 };
const rightOne = {
  rank: 3.3,
  unknown: -0.17,
  known: 0.23,
  leaning: 0.13,
  ratio: -3.4,
  always: -3.1,
};
/** From here on it is one of the article's own questions. */
const isOwn = 0.9;

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
  const asked = weigh(terms, catalogue);
  const telling = terms.filter(isTelling).map(({ form }) => form);
  const hits = entries
    .map((entry) => {
      const forms = telling.filter((form) => entry.said.has(form));
      return { article: entry.article, forms, ...compare(asked, entry) };
    })
    .sort((one, other) => other.rank - one.rank);
  const [best, next] = hits;
  if (telling.length === 0 || !best || best.rank === 0) return { hits: [], isSure: false };
  const seen = new Set([...terms.map(({ form }) => form), ...pairsOf(terms)]);
  const signs = {
    rank: best.rank,
    unknown: Math.min(asked.unknown, mostUnknown),
    known: Math.min(sumOf(asked.words) - asked.unknown, mostKnown),
    leaning: [...seen].reduce((sum, form) => sum + (leanings.get(form) ?? 0), 0),
    ratio: (next?.rank ?? 0) / best.rank,
    always: 1,
  };
  const isAsOwn = best.likeness >= isOwn;
  const isAnswered = isAsOwn || logOdds(onTopic, signs) > 0;
  return {
    hits: isAnswered ? hits.filter(({ rank }) => rank >= best.rank * nearest) : [],
    isSure: isAnswered && (isAsOwn || logOdds(rightOne, signs) > 0),
  };
}

/** What comes no nearer is not offered. */
const nearest = 0.3;

type Signs = Readonly<Record<keyof typeof onTopic, number>>;

function logOdds(weights: Signs, signs: Signs): number {
  const names = Object.keys(weights) as (keyof Signs)[];
  return names.reduce((sum, name) => sum + weights[name] * signs[name], 0);
}

/** How soon a word has been said enough, as in BM25. */
const saidEnough = 1;
const likenessCounts = 1.2;
const tagCounts = 0.1;

/** What of a question an article says, how like one of its own it is, and which of its tags it names. */
function compare({ words, pairs, phrase }: Weighed, { said, tags, own }: Entry) {
  let held = 0;
  for (const [form, weight] of phrase) {
    const count = said.get(form) ?? 0;
    held += (weight * count) / (count + saidEnough);
  }
  const covered = Math.min(1, held / (sumOf(words) || 1));
  const isSaid = (form: string) => words.has(form) || pairs.has(form);
  const tagged = tags
    .filter((tag) => tag.every(isSaid) || isSaid(tag.join('')))
    .map((tag) => tag.reduce((sum, form) => sum + (words.get(form) ?? 0), 0));
  let [likeness, nearest] = [-1, ''];
  for (const one of own) {
    const like = likenessOf(phrase, one.phrase);
    if (like > likeness) [likeness, nearest] = [like, one.question];
  }
  const rank = covered + likenessCounts * likeness ** 2 + tagCounts * Math.max(0, ...tagged);
  return { rank, likeness, nearest };
}

/** How far two questions say the same, 0 to 1. */
function likenessOf(one: Weights, other: Weights): number {
  let both = 0;
  for (const [form, weight] of one) both += 2 * Math.min(weight, other.get(form) ?? 0);
  return both / (sumOf(one) + sumOf(other) || 1);
}

function sumOf(weights: Weights): number {
  let sum = 0;
  for (const weight of weights.values()) sum += weight;
  return sum;
}

const mostWords = 12;
/** In how many articles a word stands that names nothing: a thing in nearly all of them, another in several. */
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
