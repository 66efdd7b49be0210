import type { Article } from './articles.ts';
import { articles } from './articles.ts';
import {
  type AskedTerm,
  type Phrase,
  type SearchField,
  type Vocabulary,
  askedTerms,
  fieldOf,
  fields,
  isColourless,
  isSmallTalk,
  likeness,
  phraseOf,
  shares,
  stemsOf,
  vocabularyOf,
} from './search.ts';
import { appWords } from '../lexicon/questions/app-words.ts';
import { emailWords } from '../lexicon/questions/email-words.ts';
import MiniSearch from 'minisearch';

export type Hit = {
  readonly article: Article;
  readonly rank: number;
  /** The share of the question's weight that the article speaks of, 0 to 1. */
  readonly covered: number;
  /** The question's words that the article holds, as stems. */
  readonly stems: readonly string[];
  /** The article's own question that is most like it, and how like it is, 0 to 1. */
  readonly nearest: { readonly question: string; readonly likeness: number };
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
const leastOwn = 0.8;
const colourlessShare = 0.25;
const noWords: ReadonlySet<string> = new Set();
/** How much a question that is like one of an article's own lifts that article. */
const likenessBoost = 10;

type OwnQuestion = { readonly question: string; readonly phrase: Phrase };

type Catalogue = {
  readonly index: MiniSearch<Article>;
  readonly vocabulary: Vocabulary;
  /** By the id of their article. */
  readonly ownQuestions: ReadonlyMap<string, readonly OwnQuestion[]>;
};

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
  const vocabulary = vocabularyOf(articles);
  const ownQuestions = new Map(
    articles.map(({ id, questions }) => [
      id,
      questions.map((question) => ({ question, phrase: phraseOf(question, vocabulary) })),
    ]),
  );
  return { index, vocabulary, ownQuestions };
}

/**
 * The articles that hold words of the question, and how far it is about what they are about. Words that
 * no article knows and the email in view holds are its matter: they tell nothing of what is asked.
 */
export function searchArticles(question: string, view: ReadonlySet<string> = noWords): Search {
  const { index, vocabulary, ownQuestions } = openCatalogue();
  const isMatter = (held: string) => view.has(held) && !vocabulary.counts.has(held);
  const phrase = new Map([...phraseOf(question, vocabulary)].filter(([held]) => !isMatter(held)));
  const asked = askedTerms(question, vocabulary).filter((term) => !isMatter(term.stem));
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
    const nearest = nearestOf(phrase, ownQuestions.get(article.id) ?? []);
    const rank = score * (leastFactor + covered) * (1 + likenessBoost * nearest.likeness ** 2);
    return [{ article, rank, covered, stems, nearest }];
  });
  const bestShare = (form: string) => vocabulary.shares.get(form) ?? 0;
  return {
    onTopic: coverageOf(asked, bestShare),
    topics: asked.filter(({ forms }) => [...forms.keys()].some((form) => bestShare(form) === 1))
      .length,
    stems: asked.flatMap(({ forms }) => [...forms.keys()].slice(0, 1)),
    hits: hits.sort(byOwnQuestionThenRank),
  };
}

/** Who asks an article's own question gets that article, whatever others say of its words. */
function byOwnQuestionThenRank(one: Hit, other: Hit): number {
  const own = ({ nearest: { likeness } }: Hit) => (likeness >= leastOwn ? likeness : 0);
  return own(other) - own(one) || other.rank - one.rank;
}

function nearestOf(phrase: Phrase, known: readonly OwnQuestion[]): Hit['nearest'] {
  let nearest = { question: known[0]?.question ?? '', likeness: 0 };
  for (const one of known) {
    const like = likeness(phrase, one.phrase);
    if (like > nearest.likeness) nearest = { question: one.question, likeness: like };
  }
  return nearest;
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

type Found = {
  /** Best first. */
  readonly hits: readonly Hit[];
  /** Whether the first of them answers what was asked; if not, any of the first few may. */
  readonly isSure: boolean;
};

const aboutEmail = new Set(emailWords.flatMap(stemsOf));
const aboutApp = new Set(appWords.flatMap(stemsOf));
const nothing: Found = { hits: [], isSure: false };

/** Measured over the labelled questions: what lies below is more often off the subject than on it. */
const least = {
  email: { onTopic: 0.5, covered: 0.3, topics: 0, likeness: 0.7, coveredAsLike: 0.4 },
  /** One word that might be about anything is not enough. */
  other: { onTopic: 0.6, covered: 0.6, topics: 2, likeness: 0.8, coveredAsLike: 0.6 },
};
/** Likeness and coverage together; and how near the next article may come. */
const leastTogether = 0.9;
const mostOfNext = 0.55;
/** An article that speaks of little of a question may still ask much the same. */
const leastLikeness = 0.5;

/**
 * The articles that answer a question; none when it is about something else, or about the account,
 * which the help pages know more of. It is sure where an article asks nearly the same itself, or where
 * it speaks of what was asked and no other article comes near.
 */
export function findArticles(question: string, view?: ReadonlySet<string>): Found {
  if (isSmallTalk(question)) return nothing;
  const { onTopic, topics, stems, hits } = searchArticles(question, view);
  const about = stems.some((held) => aboutEmail.has(held)) ? 'email' : 'other';
  if (about === 'other' && stems.some((held) => aboutApp.has(held))) return nothing;
  const [best, next] = hits;
  if (!best) return nothing;
  const { likeness } = best.nearest;
  const limit = least[about];
  const isLike = likeness >= limit.likeness && best.covered >= limit.coveredAsLike;
  const isOnTopic = onTopic >= limit.onTopic && topics >= limit.topics;
  if (!isLike && !isOnTopic) return nothing;
  const isAlone = !next || next.rank <= best.rank * mostOfNext;
  const speaksOf = best.covered >= limit.covered && likeness + best.covered >= leastTogether;
  return {
    hits: hits.filter(
      ({ covered, nearest }) => covered >= limit.covered || nearest.likeness >= leastLikeness,
    ),
    isSure: isLike || (isOnTopic && isAlone && speaksOf),
  };
}
