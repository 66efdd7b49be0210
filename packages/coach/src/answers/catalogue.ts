import others from '../../data/other-questions.json' with { type: 'json' };
import { type Article, articles } from './article.ts';
import { type Term, formsAndPairs, termsOf } from './terms.ts';

/** Word forms and pairs of forms, with their weights. */
export type Weights = ReadonlyMap<string, number>;

/** An article as it is searched. */
export type Entry = {
  readonly article: Article;
  /** How prominently it uses each form and pair, 0 to 1. */
  readonly weights: Weights;
  readonly tags: readonly (readonly string[])[];
  /** What people ask that it answers, in its own words; its title is one of them. */
  readonly questions: readonly { readonly question: string; readonly weights: Weights }[];
};

type Vocabulary = {
  /** In how many articles each form and each pair stands. */
  readonly counts: Weights;
  /** Every word as it is spelt, with its form. */
  readonly spellings: ReadonlyMap<string, string>;
};

type Catalogue = Vocabulary & {
  readonly entries: readonly Entry[];
  /** How much more often each is asked about emails than about other topics, as a logarithm. */
  readonly leanings: Weights;
};

/** The weight of each part of an article. Examples may be about anything. */
const parts: readonly (readonly [number, (article: Article) => readonly string[]])[] = [
  [0.75, ({ title, tags }) => [title, ...tags]],
  [0.6, ({ questions }) => questions],
  [0.5, ({ lead }) => [lead]],
  [
    0.33,
    ({ sections }) =>
      sections.filter(({ heading }) => heading !== 'Example').map(({ text }) => text),
  ],
];

let catalogue: Catalogue | undefined;

/** Built at the first question, then cached. */
export function openCatalogue(): Catalogue {
  catalogue ??= buildCatalogue();
  return catalogue;
}

function buildCatalogue(): Catalogue {
  const read = articles.map((article) => {
    const terms = parts.map(([, of]) => termsOf(of(article)));
    const weights = new Map<string, number>();
    for (const [at, [share]] of parts.entries())
      for (const form of (terms[at] ?? []).flatMap(formsAndPairs))
        if (!weights.has(form)) weights.set(form, share);
    const [[title = [], ...tags] = [], questions = []] = terms;
    return { article, weights, terms: terms.flat(2), tags, questions: [...questions, title] };
  });
  const vocabulary: Vocabulary = {
    counts: countTexts(read.map(({ weights }) => weights.keys())),
    spellings: new Map(read.flatMap(({ terms }) => terms).map(({ lemma, form }) => [lemma, form])),
  };
  const about = read.flatMap(({ tags, questions }) => [...tags, ...questions]);
  return {
    ...vocabulary,
    leanings: leaningsOf(about, termsOf(others)),
    entries: read.map(({ article, weights, tags, questions }) => ({
      article,
      weights,
      tags: tags.map((terms) => terms.map(({ form }) => form)),
      questions: questions.map((terms, at) => ({
        question: article.questions[at] ?? article.questions[0] ?? article.title,
        weights: weigh(terms, vocabulary).weights,
      })),
    })),
  };
}

/** In how many texts each form stands. */
function countTexts(texts: readonly Iterable<string>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const form of texts.flatMap((forms) => [...new Set(forms)]))
    counts.set(form, (counts.get(form) ?? 0) + 1);
  return counts;
}

/** The smoothing count, so that no single word decides. */
const unseen = 0.1;

/** Naive Bayes: questions about emails against questions about other topics. */
function leaningsOf(about: readonly Term[][], other: readonly Term[][]): Weights {
  const [here, there] = [about, other].map((texts) => {
    const counts = countTexts(texts.map(formsAndPairs));
    return (form: string) => ((counts.get(form) ?? 0) + unseen) / texts.length;
  });
  const forms = [...about, ...other].flatMap(formsAndPairs);
  return new Map(forms.map((form) => [form, Math.log((here?.(form) ?? 1) / (there?.(form) ?? 1))]));
}

const lightCounts = 0.3;
const pairCounts = 0.5;
/** Words unknown to every article could mean anything. */
const unknownCounts = 3;

/**
 * The information of a text's words: rarer ones weigh more. Misspellings are corrected. `known` and
 * `unknown` are the total weights of words in some article and in none.
 */
export function weigh(terms: readonly Term[], vocabulary: Vocabulary) {
  const { counts } = vocabulary;
  const rarityOf = (form: string) => Math.log(1 + articles.length / (counts.get(form) ?? 1));
  const weights = new Map<string, number>();
  for (const pair of formsAndPairs(terms).slice(terms.length))
    if (counts.has(pair)) weights.set(pair, rarityOf(pair) * pairCounts);
  let [known, unknown] = [0, 0];
  for (const term of terms) {
    const form = knownForm(term, vocabulary);
    const isKnown = counts.has(form);
    const weight = (isKnown ? rarityOf(form) : unknownCounts) * (term.isLight ? lightCounts : 1);
    if (isKnown) known += weight;
    else unknown += weight;
    weights.set(form, weight);
  }
  return { weights, known, unknown };
}

const leastAlike = 0.765;
const mostLetters = 2;
const shortestCorrected = 5;

/** The form of a word, or of the known word that it is most likely a slip for. */
function knownForm({ form, lemma }: Term, { counts, spellings }: Vocabulary): string {
  if (counts.has(form) || lemma.length < shortestCorrected) return form;
  const letters = lettersOf(lemma);
  let [nearest, most] = [form, leastAlike];
  for (const [word, correction] of spellings) {
    if (word[0] !== lemma[0] || Math.abs(word.length - lemma.length) > mostLetters) continue;
    const others = lettersOf(word);
    const shared = [...letters].filter((letter) => others.has(letter)).length;
    const alike = (2 * shared) / (letters.size + others.size);
    if (alike > most) [nearest, most] = [correction, alike];
  }
  return nearest;
}

/** A word's letters, and each two that follow one another. */
function lettersOf(word: string): Set<string> {
  const pairs = Array.from({ length: word.length + 1 }, (_, at) => ` ${word} `.slice(at, at + 2));
  return new Set([...Array.from(word), ...pairs]);
}

/** The articles that have a tag of these words, by their ids. */
export function taggedWith(name: string): ReadonlySet<string> {
  const nameTerms = termsOf([name])
    .flat()
    .map(({ form }) => form)
    .join('');
  const { entries } = openCatalogue();
  const tagged = entries.filter(({ tags }) => tags.some((tag) => tag.join('') === nameTerms));
  return new Set(tagged.map(({ article }) => article.id));
}
