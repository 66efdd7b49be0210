import { swapPlaces } from '../../lexicon/wording/swap-places.ts';
import type { Email } from '../../document/email.ts';
import { type PhraseHit, phraseBook } from '../../document/sentences.ts';
import type { Candidate } from '../candidate.ts';
import type { Pass } from '../pass.ts';
import { asTyped } from './as-typed.ts';
import { findInSentences } from './find-in-sentences.ts';
import { swap } from './cut.ts';

type Why = { readonly rule: string; reason(before: string, after: string): string };

const nearby = 40;
const quantities = new Set(['most', 'many', 'a few']);
const determiner =
  /^\s+(?:the|these|those|them|us|you|our|your|their|his|her|its|my|this|that)\b/iu;

/** "a large number of visits" → "many visits", but "a large number of them" → "many of them". */
function inPlace(words: string, following: string): string {
  return quantities.has(words) && determiner.test(following) ? `${words} of` : words;
}

function fits({ body }: Email, { start, end, phrase }: PhraseHit): boolean {
  const place = swapPlaces[phrase];
  if (!place) return true;
  const before = body.slice(Math.max(0, start - nearby), start);
  const after = body.slice(end, end + nearby);
  return (
    (place.after?.test(after) ?? true) &&
    !(place.notAfter?.test(after) ?? false) &&
    !(place.notBefore?.test(before) ?? false)
  );
}

/** A pass that puts the word of a table in place of each phrase it lists. */
export function swapListed(table: Readonly<Record<string, string>>, why: Why): Pass {
  const book = phraseBook(Object.keys(table));
  const swaps = new Map(
    Object.entries(table).map(([phrase, words]) => [phrase.replaceAll('-', ' '), words]),
  );
  return (email: Email): Candidate[] =>
    findInSentences(email, book)
      .filter((hit) => fits(email, hit))
      .map(({ start, end, phrase }) => {
        const listed = inPlace(swaps.get(phrase) ?? phrase, email.body.slice(end, end + nearby));
        const words = asTyped(listed, email.body);
        const before = email.body.slice(start, end).toLowerCase();
        return {
          ...swap(email, start, end, words),
          rule: why.rule,
          reason: why.reason(before, words),
        };
      });
}
