import { stockOpeners } from '../../../lexicon/wording/filler-sentences.ts';
import type { Email } from '../../../document/email.ts';
import type { Candidate } from '../../candidate.ts';
import { cutSentence } from '../../wording/cut-sentence.ts';

/** Takes out a courtesy that stands where the point should. */
export function cutStockOpener(email: Email): Candidate[] {
  const [first] = email.sentences;
  if (!first || !isStockOpener(first.text)) return [];
  const change = cutSentence(email, first);
  if (!change) return [];
  const reason = 'The first line is what the inbox shows; this one could open any email.';
  return [{ ...change, rule: 'filler-opener', reason }];
}

export function isStockOpener(sentence: string): boolean {
  const bare = sentence.replace(/[.!?…,\s]+$/u, '');
  return stockOpeners.some((opener) => opener.test(bare));
}
