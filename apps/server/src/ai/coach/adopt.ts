import {
  adoptRewrite,
  draftSequence,
  rewrite,
  suggestSubjects,
  type Adoption,
  type Draft,
  type Review,
  type Written,
} from '@replysmith/coach';

/** All that there is to say of an email that a model rewrote. */
export function adopt(
  draft: Draft,
  written: Written,
  known: readonly string[],
): Adoption & Pick<Review, 'subjects' | 'sequence'> {
  const adoption = polish(draft, adoptRewrite(draft, written, known), known);
  const { subject, body } = adoption;
  return {
    ...adoption,
    subjects: suggestSubjects(draft),
    sequence: draftSequence({ ...draft, subject, body }),
  };
}

/** The coach's own changes on top of the model's words, where they win points. */
function polish(draft: Draft, adoption: Adoption, known: readonly string[]): Adoption {
  const { verdict, subject, body, after, mended } = adoption;
  if (verdict === 'unusable' || verdict === 'worse') return adoption;
  const polished = adoptRewrite(draft, rewrite({ ...draft, subject, body }), known);
  return polished.after.value > after.value ? { ...polished, mended } : adoption;
}
