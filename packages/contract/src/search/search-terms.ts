import { foldText } from './fold-text.ts';

/** The words of a search, each once, as they are compared. */
export function searchTerms(search: string): string[] {
  return [...new Set(foldText(search).split(/\s+/u).filter(Boolean))];
}

/** A single character stands nearly everywhere: showing where helps nobody. */
export function isShown(term: string): boolean {
  return Array.from(term).length >= 2;
}
