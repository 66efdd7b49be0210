import type { SearchOptions } from 'minisearch';
import { boost, helpIndex, type Entry } from './help-index.ts';
import { tellingTerms } from './terms-of.ts';

export type HelpHit = Entry & {
  /** Higher is better; compares only hits of one search. */
  readonly score: number;
  /** The item's words that were found, as `placesOfTerms` wants them. */
  readonly terms: readonly string[];
  /** The share of the query's weight that the item speaks of, 0 to 1. A rare word weighs more. */
  readonly covered: number;
};

const longestQuery = 500;
const mostTerms = 40;
const shortestPrefix = 3;
const shortestMisspelt = 4;
const slipsPerLetter = 0.2;

const asWritten: SearchOptions = {
  combineWith: 'AND',
  prefix: (term) => term.length >= shortestPrefix,
};
const asMeant: SearchOptions = {
  ...asWritten,
  fuzzy: (term) => (term.length >= shortestMisspelt ? slipsPerLetter : false),
};
const inPart: SearchOptions = { ...asMeant, combineWith: 'OR' };

/**
 * The items that hold every word of a query, else those that hold words close to them all, else those
 * that hold some. Best first. Takes whole questions too.
 */
export function searchHelp(query: string): HelpHit[] {
  const asked = [...new Set(tellingTerms(query.slice(0, longestQuery)))].slice(0, mostTerms);
  if (asked.length === 0) return [];
  const { search, entries } = helpIndex();
  for (const manner of [asWritten, asMeant, inPart]) {
    const found = search.search(asked.join(' '), { ...manner, boost });
    if (found.length === 0) continue;
    return found.flatMap(({ id, score, terms, queryTerms }) => {
      const entry = entries.get(String(id));
      return entry ? [{ ...entry, score, terms, covered: shareOf(asked, queryTerms) }] : [];
    });
  }
  return [];
}

function shareOf(asked: readonly string[], held: readonly string[]): number {
  const weigh = (terms: readonly string[]) => terms.reduce((sum, term) => sum + weightOf(term), 0);
  return weigh(asked.filter((term) => held.includes(term))) / weigh(asked);
}

function weightOf(term: string): number {
  const { counts, entries } = helpIndex();
  return Math.log(1 + entries.size / (counts.get(term) ?? 1));
}
