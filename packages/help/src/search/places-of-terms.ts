import { termsIn } from './terms-of.ts';

/** From where to where a text holds terms that a search matched, in UTF-16 units, in order. */
export function placesOfTerms(text: string, terms: readonly string[]): [number, number][] {
  if (terms.length === 0) return [];
  const sought = new Set(terms);
  return termsIn(text).flatMap(({ term, start, end }): [number, number][] =>
    sought.has(term) ? [[start, end]] : [],
  );
}
