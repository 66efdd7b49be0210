import type { Email } from '../../text/email.ts';
import { phraseBook } from '../../text/phrases.ts';
import type { Candidate } from '../candidate.ts';
import type { Pass } from '../pass.ts';
import { findInSentences } from './find-in-sentences.ts';
import { swap } from './cut.ts';

type Why = { readonly rule: string; reason(before: string, after: string): string };

/** A pass that puts the word of a table in place of each phrase it lists. */
export function swapListed(table: Readonly<Record<string, string>>, why: Why): Pass {
  const book = phraseBook(Object.keys(table));
  return (email: Email): Candidate[] =>
    findInSentences(email, book).map(({ start, end, phrase }) => {
      const words = table[phrase] ?? table[phrase.replaceAll('-', ' ')] ?? phrase;
      const before = email.body.slice(start, end).toLowerCase();
      return {
        ...swap(email, start, end, words),
        rule: why.rule,
        reason: why.reason(before, words),
      };
    });
}
