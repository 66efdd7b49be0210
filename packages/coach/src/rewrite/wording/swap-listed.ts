import type { Email } from '../../text/email.ts';
import { phraseBook } from '../../text/words/phrases.ts';
import type { Candidate } from '../candidate.ts';
import type { Pass } from '../pass.ts';
import { findInSentences } from './find-in-sentences.ts';
import { swap } from './cut.ts';

type Why = { readonly rule: string; reason(before: string, after: string): string };

const quantities = new Set(['most', 'many', 'a few']);
const determiner =
  /^\s+(?:the|these|those|them|us|you|our|your|their|his|her|its|my|this|that)\b/iu;

/** "a large number of visits" → "many visits", but "a large number of them" → "many of them". */
function inPlace(words: string, following: string): string {
  return quantities.has(words) && determiner.test(following) ? `${words} of` : words;
}

/** A pass that puts the word of a table in place of each phrase it lists. */
export function swapListed(table: Readonly<Record<string, string>>, why: Why): Pass {
  const book = phraseBook(Object.keys(table));
  return (email: Email): Candidate[] =>
    findInSentences(email, book).map(({ start, end, phrase }) => {
      const listed = table[phrase] ?? table[phrase.replaceAll('-', ' ')] ?? phrase;
      const words = inPlace(listed, email.body.slice(end, end + 12));
      const before = email.body.slice(start, end).toLowerCase();
      return {
        ...swap(email, start, end, words),
        rule: why.rule,
        reason: why.reason(before, words),
      };
    });
}
