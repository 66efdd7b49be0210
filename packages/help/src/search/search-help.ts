import type { Query } from 'minisearch';
import { boost, helpIndex, type Entry } from './help-index.ts';
import { synonymsOf } from './synonyms.ts';
import { tellingTerms, termsIn } from './terms-of.ts';

export type HelpHit = Entry & {
  /** Higher is better; comparable only within one search. */
  readonly score: number;
  /** The item's matched words, for `placesOfTerms`. */
  readonly terms: readonly string[];
  /** The weighted share of the query that the item covers, 0 to 1. Rare words weigh more. */
  readonly covered: number;
  /**
   * Whether its title, or its topic's title or tags, contain a matched word, or the item contains
   * several and all of the query.
   */
  readonly isNamed: boolean;
};

const longestQuery = 500;
const mostTerms = 40;
const shortestPrefix = 3;
/** Shorter words have too many neighbors to guess a misspelling. */
const shortestMisspelt = 5;
const longForTwoSlips = 8;
/** The weight of a synonym. */
const synonymTrust = 0.3;

type Looks = { readonly fuzzy: boolean; readonly all: boolean };

const manners: readonly Looks[] = [
  { fuzzy: false, all: true },
  { fuzzy: true, all: true },
  { fuzzy: true, all: false },
];

/**
 * Items that contain every word of a query or its synonyms, else those with similar words, else
 * those with some of the words. Best first. Accepts whole questions too.
 */
export function searchHelp(query: string): HelpHit[] {
  const text = query.slice(0, longestQuery);
  const queryWords = [...new Set(tellingTerms(text))].slice(0, mostTerms);
  if (queryWords.length === 0) return [];
  const { search, entries } = helpIndex();
  for (const looks of manners) {
    const found = search.search(queryFor(queryWords, looks), { boost, tokenize: (term) => [term] });
    if (found.length === 0) continue;
    const hits = found.flatMap(({ id, score, terms, queryTerms }) => {
      const entry = entries.get(String(id));
      if (!entry) return [];
      const held = queryWords.filter((term) =>
        [term, ...synonymsOf(term)].some((form) => queryTerms.includes(form)),
      );
      return [
        {
          ...entry,
          score: score * likeness(entry.item.title, text, queryTerms),
          terms,
          covered: shareOf(queryWords, held),
          isNamed:
            namesAny(entry, terms) || (queryWords.length > 1 && held.length === queryWords.length),
        },
      ];
    });
    return hits.sort((one, other) => other.score - one.score);
  }
  return [];
}

/** An item titled exactly like the query ranks before longer titles. */
function likeness(title: string, query: string, queryTerms: readonly string[]): number {
  if (wordsOf(title) === wordsOf(query)) return 10;
  const terms = tellingTerms(title);
  return 1 + terms.filter((term) => queryTerms.includes(term)).length / Math.max(1, terms.length);
}

function wordsOf(text: string): string {
  return termsIn(text)
    .map(({ term }) => term)
    .join(' ');
}

function namesAny({ topic, item }: Entry, terms: readonly string[]): boolean {
  const names = [item.title, topic.title, ...topic.tags].flatMap(tellingTerms);
  return names.some((name) => terms.includes(name));
}

function queryFor(terms: readonly string[], { fuzzy, all }: Looks): Query {
  const { counts } = helpIndex();
  return {
    combineWith: all ? 'AND' : 'OR',
    queries: terms.map((term) => ({
      combineWith: 'OR',
      queries: [
        {
          queries: [term],
          prefix: term.length >= shortestPrefix,
          // A word the help uses is not a misspelling.
          fuzzy: fuzzy && !counts.has(term) ? slipsIn(term) : false,
        },
        ...synonymsOf(term).map((synonym) => ({
          queries: [synonym],
          boostTerm: () => synonymTrust,
        })),
      ],
    })),
  };
}

function slipsIn(term: string): number | false {
  if (term.length < shortestMisspelt) return false;
  return term.length < longForTwoSlips ? 1 : 2;
}

function shareOf(terms: readonly string[], held: readonly string[]): number {
  const weigh = (some: readonly string[]) => some.reduce((sum, term) => sum + weightOf(term), 0);
  return weigh(terms.filter((term) => held.includes(term))) / weigh(terms);
}

function weightOf(term: string): number {
  const { counts, entries } = helpIndex();
  return Math.log(1 + entries.size / (counts.get(term) ?? 1));
}
