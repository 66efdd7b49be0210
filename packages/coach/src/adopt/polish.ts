import type { Draft } from '../draft.ts';
import type { Manner } from '../rewrite/manner.ts';
import { rewrite } from '../rewrite/rewrite.ts';
import { adoptRewrite } from './adopt-rewrite.ts';
import type { Adoption } from './adoption.ts';

/** The coach's own changes on top of the other hand's words, where they win points. */
export function polish(
  draft: Draft,
  adoption: Adoption,
  known: readonly string[],
  manner: Manner,
): Adoption {
  const { verdict, subject, body, after, mended } = adoption;
  if (verdict === 'unusable' || verdict === 'worse') return adoption;
  const polished = adoptRewrite(draft, rewrite({ ...draft, subject, body }, { manner }), known, {
    manner,
  });
  return polished.after.value > after.value ? { ...polished, mended } : adoption;
}
