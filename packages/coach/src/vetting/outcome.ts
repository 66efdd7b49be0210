import type { Rewrite } from '../rewrite/rewrite.ts';
import type { Score } from '../score/score.ts';

/**
 * What was mended in a text that another hand wrote. `chatter`: words around the email went · `markup`: it became
 * plain text · `token`: a name, figure or part of the draft was put back · `fact`: a fact without a source became a
 * blank · `claim`: a sentence without a source was refused.
 */
export type RepairKind = 'chatter' | 'token' | 'fact' | 'claim' | 'markup';

/** `text`: the words that went, or were put back. */
export type Repair = { readonly kind: RepairKind; readonly text: string };

/** `worse`: the score fell · `unusable`: no rewrite of this email at all, so the draft is left as it is. */
export type Verdict = 'better' | 'equal' | 'worse' | 'unusable';

/** A rewrite by another hand as far as it can be trusted. */
export type VettedRewrite = Omit<Rewrite, 'after'> & {
  /** Lower than `before` when the verdict is `worse`. */
  readonly after: Score;
  readonly verdict: Verdict;
  readonly repaired: readonly Repair[];
};

/** A subject and a body as another hand wrote them. */
export type Written = { readonly subject: string | null; readonly body: string };

export function repairsOf(kind: RepairKind, why: readonly { readonly text: string }[]): Repair[] {
  return why.map(({ text }) => ({ kind, text }));
}

/** Longer than any email, in characters, and as much as is read of a text that may be anything. */
export const longestVetted = 60_000;
