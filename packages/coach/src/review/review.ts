import type { Draft } from '../draft.ts';
import type { RewriteOptions } from '../rewrite/edit.ts';
import { type Rewrite, rewrite } from '../rewrite/rewrite.ts';
import { draftSequence } from '../sequence/draft-sequence.ts';
import type { Sequence } from '../sequence/sequence.ts';
import { type SubjectIdea, suggestSubjects } from '../subjects/suggest-subjects.ts';

/** All that the coach has to say of an email. */
export type Review = Rewrite & {
  readonly subjects: readonly SubjectIdea[];
  /** The rewrite and its follow-ups. */
  readonly sequence: Sequence;
};

/**
 * Scores and rewrites a draft, and adds subject ideas and follow-ups. Never throws; the same draft
 * in the same manner always gets the same review, wherever it is asked for.
 *
 * @example
 * review({ subject: null, body: '' }).edits; // []
 * review({ subject: null, body: '' }).sequence.messages; // []
 */
export function review(draft: Draft, options: RewriteOptions = {}): Review {
  const better = rewrite(draft, options);
  const { subject, body } = better;
  return {
    ...better,
    subjects: suggestSubjects(draft),
    sequence: draftSequence({ ...draft, subject, body }),
  };
}
