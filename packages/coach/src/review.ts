import { isEmail } from './document/email.ts';
import { readDocument } from './document/read-draft.ts';
import type { Draft } from './draft.ts';
import type { RewriteOptions } from './rewrite/edit.ts';
import { type Offer, offersFor } from './rewrite/offers.ts';
import { type Question, questionsFor } from './rewrite/questions.ts';
import { good, type Rewrite, rewrite } from './rewrite/rewrite.ts';
import { rules } from './rules/rules.ts';
import { draftSequence } from './sequence/draft-sequence.ts';
import type { Sequence } from './sequence/sequence.ts';
import { type SubjectIdea, suggestSubjects } from './subjects/suggest-subjects.ts';

/** All that the coach has to say of an email. */
export type Review = Rewrite & {
  /** What works in an email that is good as it is, at most three sentences. */
  readonly strengths: readonly string[];
  readonly offers: readonly Offer[];
  readonly questions: readonly Question[];
  readonly subjects: readonly SubjectIdea[];
  /** The rewrite and its follow-ups. */
  readonly sequence: Sequence;
};

const mostStrengths = 3;

/** What is good about a good email: the rules that find nothing in it. */
function strengthsOf({ subject, body, after }: Rewrite): string[] {
  if (after.value < good || !isEmail(after.reading)) return [];
  const { stage, profile } = after.reading;
  const doc = readDocument({ subject, body, stage, profile });
  return rules
    .flatMap((rule) => (rule.works && rule.find(doc) === null ? [rule.works] : []))
    .slice(0, mostStrengths);
}

/** What there is to say of a draft beside its rewrite, by the coach or by another hand. */
export function helpBeside(
  draft: Draft,
  better: Rewrite,
  options: RewriteOptions,
): Omit<Review, keyof Rewrite> {
  const { subject, body } = better;
  return {
    strengths: strengthsOf(better),
    offers: offersFor(draft, better, options),
    questions: questionsFor(draft, better.after),
    subjects: suggestSubjects(draft),
    // The very draft where nothing was changed: it is read already.
    sequence: draftSequence(better.edits.length === 0 ? draft : { ...draft, subject, body }),
  };
}

/**
 * Scores and rewrites a draft, and adds offers, questions, subject ideas and follow-ups. Never throws; the same draft
 * in the same manner always gets the same review, wherever it is asked for.
 *
 * @example
 * review({ subject: null, body: '' }).edits; // []
 * review({ subject: null, body: '' }).sequence.messages; // []
 */
export function review(draft: Draft, options: RewriteOptions = {}): Review {
  const better = rewrite(draft, options);
  return { ...better, ...helpBeside(draft, better, options) };
}
