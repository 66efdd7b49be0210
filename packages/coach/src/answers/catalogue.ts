import others from '../../data/other-questions.json' with { type: 'json' };
import { type Article, articles } from './article.ts';
import { type Term, correctWord, pairsOf, termsOf } from './terms.ts';

/** Forms and pairs of forms, with how much each tells. */
export type Weights = ReadonlyMap<string, number>;

/** An article as it is searched. */
export type Entry = {
  readonly article: Article;
  /** How much it says each form and each pair. */
  readonly said: Weights;
  readonly tags: readonly (readonly string[])[];
  /** What people ask that it answers, in its own words. */
  readonly own: readonly { readonly question: string; readonly phrase: Weights }[];
};

type Catalogue = {
  readonly entries: readonly Entry[];
  /** In how many articles each form and each pair stands. */
  readonly counts: ReadonlyMap<string, number>;
  /** Every word as it is spelt, with its form. */
  readonly spellings: ReadonlyMap<string, string>;
  /** How much more often each is asked about emails than about other things, as a logarithm. */
  readonly leanings: Weights;
};

/** The parts of an article, each with how much a word in it counts. Examples are about anything. */
const fields: readonly (readonly [boost: number, of: (article: Article) => readonly string[]])[] = [
  [1.5, ({ questions }) => questions],
  [3, ({ title }) => [title]],
  [3, ({ tags }) => tags],
  [1, ({ lead }) => [lead]],
  [
    0.5,
    ({ sections }) =>
      sections.flatMap(({ heading, text }) => (heading === 'Example' ? [] : [text])),
  ],
];

type Texts = readonly (readonly Term[])[];

let catalogue: Catalogue | undefined;

/** Built at the first question, and the same for every one after it. */
export function openCatalogue(): Catalogue {
  catalogue ??= buildCatalogue();
  return catalogue;
}

function buildCatalogue(): Catalogue {
  const read = articles.map((article) => {
    const texts = fields.map(([, of]) => of(article));
    const terms = termsOf(texts.flat());
    let at = 0;
    return texts.map(({ length }): Texts => terms.slice(at, (at += length)));
  });
  const said = saidIn(read);
  const counts = new Map<string, number>();
  for (const says of said)
    for (const form of says.keys()) counts.set(form, (counts.get(form) ?? 0) + 1);
  const known = { counts, spellings: spellingsIn(read) };
  const entries = articles.map((article, index): Entry => {
    const [questions = [], titles = [], tags = []] = read[index] ?? [];
    return {
      article,
      said: said[index] ?? new Map(),
      tags: tags.map((terms) => terms.map(({ form }) => form)),
      own: [...questions, ...titles].map((terms, at) => ({
        question: article.questions[at] ?? article.questions[0] ?? article.title,
        phrase: weigh(terms, known).phrase,
      })),
    };
  });
  const asked = read.flatMap((texts) => texts.slice(0, 3).flat());
  return { ...known, entries, leanings: leaningsOf(asked, termsOf(others)) };
}

/** The articles that have a tag of these words, by their ids. */
export function taggedWith(name: string): ReadonlySet<string> {
  const asked = joinedForms(termsOf([name]).flat());
  const { entries } = openCatalogue();
  const tagged = entries.filter(({ tags }) => tags.some((tag) => tag.join('') === asked));
  return new Set(tagged.map(({ article }) => article.id));
}

function joinedForms(terms: readonly Term[]): string {
  return terms.map(({ form }) => form).join('');
}

function spellingsIn(read: readonly (readonly Texts[])[]): Map<string, string> {
  return new Map(read.flat(3).map(({ lemma, form }) => [lemma, form]));
}

/** How far a part that is longer than in other articles counts less, as in BM25. */
const lengthCounts = 0.5;

function saidIn(read: readonly (readonly Texts[])[]): Map<string, number>[] {
  const lengthOf = (texts: Texts = []) => texts.reduce((sum, { length }) => sum + length, 0);
  const usual = fields.map(
    (_, field) => read.reduce((sum, texts) => sum + lengthOf(texts[field]), 0) / read.length,
  );
  return read.map((texts) => {
    const says = new Map<string, number>();
    for (const [field, [boost]] of fields.entries()) {
      const long = lengthOf(texts[field]) / (usual[field] ?? 1);
      const counted = boost / (1 - lengthCounts + lengthCounts * long);
      for (const form of (texts[field] ?? []).flatMap(allIn))
        says.set(form, (says.get(form) ?? 0) + counted);
    }
    return says;
  });
}

function allIn(terms: readonly Term[]): string[] {
  return [...terms.map(({ form }) => form), ...pairsOf(terms)];
}

/** What was seen so often as nothing, so that no word decides alone. */
const unseen = 0.1;

/** Naive Bayes: what is asked of emails against what is asked of anything else. */
function leaningsOf(about: Texts, other: Texts): Weights {
  const shares = [about, other].map((texts) => {
    const seen = new Map<string, number>();
    for (const form of texts.flatMap((terms) => [...new Set(allIn(terms))]))
      seen.set(form, (seen.get(form) ?? 0) + 1);
    const shareOf = (form: string) =>
      ((seen.get(form) ?? 0) + unseen) / (texts.length + 2 * unseen);
    return { seen, shareOf };
  });
  const [here, there] = shares;
  if (!here || !there) return new Map();
  const forms = new Set([...here.seen.keys(), ...there.seen.keys()]);
  return new Map(
    [...forms].map((form) => [form, Math.log(here.shareOf(form) / there.shareOf(form))]),
  );
}

const lightCounts = 0.2;
const figureCounts = 0.3;
const pairCounts = 0.5;
const mostOfPair = 2;
/** What no article says might be anything, a thing most of all. */
const unknown = { noun: 4.7, other: 2, short: 1 };
const shortest = 3;

/** A question as it is compared with articles. */
export type Weighed = {
  readonly words: Weights;
  readonly pairs: Weights;
  /** Both, as one question is compared with another. */
  readonly phrase: Weights;
  /** The weight of the words that no article knows. */
  readonly unknown: number;
};

/** How much the words of a text tell: the fewer articles say one, the more. Slips are put right. */
export function weigh(
  terms: readonly Term[],
  known: Pick<Catalogue, 'counts' | 'spellings'>,
): Weighed {
  const { counts } = known;
  const rarityOf = (form: string) => Math.log(1 + articles.length / (counts.get(form) ?? 1));
  const words = new Map<string, number>();
  let strange = 0;
  for (const term of terms) {
    const form = knownForm(term, known);
    const kind = form.length < shortest ? 'short' : term.isNoun ? 'noun' : 'other';
    const rarity = counts.has(form) ? rarityOf(form) : unknown[kind];
    const weight = term.isFigure ? figureCounts : rarity * (term.isLight ? lightCounts : 1);
    if (!counts.has(form)) strange += weight;
    words.set(form, weight);
  }
  const pairs = new Map(
    pairsOf(terms)
      .filter((pair) => counts.has(pair))
      .map((pair) => [pair, Math.min(rarityOf(pair), mostOfPair) * pairCounts]),
  );
  return { words, pairs, phrase: new Map([...pairs, ...words]), unknown: strange };
}

function knownForm(
  { form, lemma }: Term,
  { counts, spellings }: Pick<Catalogue, 'counts' | 'spellings'>,
): string {
  if (counts.has(form)) return form;
  const corrected = correctWord(lemma, spellings.keys());
  return corrected === null ? form : (spellings.get(corrected) ?? form);
}
