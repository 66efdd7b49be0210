import type { Draft } from '../draft.ts';
import type { RewriteOptions } from '../rewrite/manner.ts';
import type { Review } from '../review/review.ts';
import { draftSequence } from '../sequence/draft-sequence.ts';
import { suggestSubjects } from '../subjects/suggest-subjects.ts';
import { adoptRewrite } from './adopt-rewrite.ts';
import type { Adoption, Written } from './adoption.ts';
import { polish } from './polish.ts';

/**
 * All that there is to say of an email that another hand rewrote: the rewrite vetted as by `adoptRewrite`, with the
 * coach's own changes where they win points, subject ideas, and follow-ups to the adopted text. Never throws.
 *
 * @param known texts that facts may come from besides the draft: a brief, a profile.
 * @param options `light`: the subject stays, and it is unusable where a sentence came, went, moved or became another.
 * @example
 * adoptReview({ subject: null, body: 'Hi Tom,\n\nWe make ovens in order to save time.' }, { subject: null, body: 'Hi Tom,\n\nOur ovens save time.' }).body; // 'Hi Tom,\n\nOur ovens save time.'
 */
export function adoptReview(
  draft: Draft,
  written: Written,
  known: readonly string[] = [],
  { manner = 'full' }: RewriteOptions = {},
): Adoption & Pick<Review, 'subjects' | 'sequence'> {
  const adoption = polish(draft, adoptRewrite(draft, written, known, { manner }), known, manner);
  const { subject, body } = adoption;
  return {
    ...adoption,
    subjects: suggestSubjects(draft),
    sequence: draftSequence({ ...draft, subject, body }),
  };
}
