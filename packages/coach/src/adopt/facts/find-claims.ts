import { claimFamilies, claimWords } from '../../lexicon/adopt/claims.ts';
import { plainText } from '../units/plain-text.ts';
import { tellingStems } from './telling-stems.ts';
import type { Sources } from './sources.ts';

/** Longer than any sentence; what is behind it is no claim that anybody reads. */
const longestRead = 2_000;

/** What a sentence claims, in words that need a source and have none. */
export function findClaims(text: string, sources: Sources): string[] {
  const plain = plainText(text.slice(0, longestRead));
  const ofKinds = Object.values(claimFamilies).flatMap((patterns) =>
    claimsIn(plain, patterns).filter(
      (claim) => !hasWords(claim, sources) || !patterns.some((kind) => occursIn(sources, kind)),
    ),
  );
  return [...ofKinds, ...claimsIn(plain, claimWords).filter((claim) => !hasWords(claim, sources))];
}

function claimsIn(text: string, patterns: readonly RegExp[]): string[] {
  return patterns.flatMap((pattern) => text.match(pattern) ?? []);
}

function hasWords(claim: string, { stems }: Sources): boolean {
  return tellingStems(claim).every((stem) => stems.has(stem));
}

function occursIn({ text }: Sources, pattern: RegExp): boolean {
  return text.search(pattern) !== -1;
}
