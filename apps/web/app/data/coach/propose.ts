import { breakdownOf, rewrite } from '@replysmith/coach';
import { assess, toDraft } from './assess.ts';
import type { LiveRewrite, TypedDraft } from './answers.ts';

/** A rewrite of a draft, with both scores and the breakdown between them. */
export function propose(typed: TypedDraft): LiveRewrite {
  const { subject, body, edits, ...scores } = rewrite(toDraft(typed));
  const before = assess(typed, scores.before);
  const after = assess({ ...typed, subject: subject ?? '', body }, scores.after);
  return { before, after, edits, breakdown: breakdownOf(before, after, edits) };
}
