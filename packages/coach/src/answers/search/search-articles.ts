import MiniSearch from 'minisearch';
import type { Article } from '../article.ts';
import { articles } from '../articles.ts';
import { askedTerms, type AskedTerm } from './asked-terms.ts';
import { stemsOf } from './terms-of.ts';
import {
  fieldOf,
  fields,
  isColourless,
  shares,
  vocabularyOf,
  type SearchField,
  type Vocabulary,
} from './vocabulary.ts';

export type Hit = {
  readonly article: Article;
  readonly rank: number;
  /** The share of the question's weight that the article speaks of, 0 to 1. */
  readonly covered: number;
  /** The question's words that the article holds, as stems. */
  readonly stems: readonly string[];
};

type Search = {
  /** The share of the question's weight that any article speaks of, 0 to 1. */
  readonly onTopic: number;
  /** How many of the question's words are the topic of some article. */
  readonly topics: number;
  /** The stems of all its words, with slips put right. */
  readonly stems: readonly string[];
  /** Best first. */
  readonly hits: readonly Hit[];
};

const boost: Readonly<Record<SearchField, number>> = {
  title: 3,
  questions: 3,
  tags: 4,
  lead: 2,
  body: 1,
};
/** What an article's rank keeps when it covers nothing of the question's weight. */
const leastFactor = 0.3;
const colourlessShare = 0.25;

type Catalogue = { readonly index: MiniSearch<Article>; readonly vocabulary: Vocabulary };

let catalogue: Catalogue | undefined;

/** Built at the first question, and the same for every one after it. */
function openCatalogue(): Catalogue {
  catalogue ??= buildCatalogue();
  return catalogue;
}

function buildCatalogue(): Catalogue {
  const index = new MiniSearch<Article>({
    fields: [...fields],
    tokenize: stemsOf,
    processTerm: (term) => term,
    extractField: fieldOf,
  });
  index.addAll(articles);
  return { index, vocabulary: vocabularyOf(articles) };
}

/** The articles that hold words of the question, and how far it is about what they are about. */
export function searchArticles(question: string): Search {
  const { index, vocabulary } = openCatalogue();
  const asked = askedTerms(question, vocabulary);
  const byId = new Map(articles.map((article) => [article.id, article]));
  const found = index.search({
    combineWith: 'OR',
    queries: asked.flatMap(({ forms }) =>
      Array.from(forms, ([form, trust]) => ({
        queries: [form],
        boostTerm: () => trust,
        tokenize: (text: string) => [text],
        boost,
      })),
    ),
  });
  const hits = found.flatMap(({ id, score, match }) => {
    const article = byId.get(String(id));
    if (!article) return [];
    const shareIn = (form: string) =>
      Math.max(0, ...(match[form] ?? []).map((field) => shares[field as SearchField]));
    const covered = coverageOf(asked, shareIn);
    const stems = asked.flatMap(({ forms }) => [...forms.keys()].filter((form) => match[form]));
    return [{ article, rank: score * (leastFactor + covered), covered, stems }];
  });
  const bestShare = (form: string) => vocabulary.shares.get(form) ?? 0;
  return {
    onTopic: coverageOf(asked, bestShare),
    topics: asked.filter(({ forms }) => [...forms.keys()].some((form) => bestShare(form) === 1))
      .length,
    stems: asked.flatMap(({ forms }) => [...forms.keys()].slice(0, 1)),
    hits: hits.sort((one, other) => other.rank - one.rank),
  };
}

/** The share of the question's weight that is held. Words of any question weigh little unless they are a topic. */
function coverageOf(asked: readonly AskedTerm[], shareIn: (form: string) => number): number {
  let held = 0;
  let whole = 0;
  for (const { forms, stem, weight } of asked) {
    const share = Math.max(...Array.from(forms, ([form, trust]) => shareIn(form) * trust));
    const telling = share < 1 && isColourless(stem) ? weight * colourlessShare : weight;
    held += telling * share;
    whole += telling;
  }
  return whole === 0 ? 0 : held / whole;
}
