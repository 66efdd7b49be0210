import { termOf } from './synonyms.ts';

/** Words that any question has, whatever it is about. */
const stopWords = new Set(
  `a about actually also always am an and any anyone are as at be because been being
 but by can cannot can't could did didn't do does doesn't doing don't for from get gets getting give
 got had has have having hello hey hi how i i'd i'm i've if in into is isn't it it's its just
 know let like many may me might much must my need no not now of ok okay on only or our 
 please really shall should show so some something still such tell thank thanks than that
 that's the their them then there these they thing things this those to too us use
 used uses using very want wants was way we were what what's when where where's which who why will
 with won't work would wouldn't yes yet you your`.split(/\s+/u),
);

const word = /[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu;

type Term = { readonly term: string; readonly start: number; readonly end: number };

/** Search terms and their positions. */
export function termsIn(text: string): Term[] {
  return Array.from(text.matchAll(word), (match) => ({
    term: termOf(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** The terms that distinguish texts. */
export function tellingTerms(text: string): string[] {
  return Array.from(text.matchAll(word), ([found]) => found)
    .filter((found) => !stopWords.has(found.toLowerCase().replaceAll('’', "'")))
    .map(termOf);
}

/** From where to where a text holds terms that a search matched, in UTF-16 units, in order. */
export function placesOfTerms(text: string, terms: readonly string[]): [number, number][] {
  if (terms.length === 0) return [];
  const sought = new Set(terms);
  return termsIn(text).flatMap(({ term, start, end }): [number, number][] =>
    sought.has(term) ? [[start, end]] : [],
  );
}
