import type { Span } from '../draft.ts';

/** The rule of a change that answers no line of the score. */
export const wording = 'wording';

/**
 * One change to the draft. Edits of a rewrite never overlap, so any subset of them applies cleanly.
 * An insertion has `start === end`; a deletion has an empty `after`.
 */
export type Edit = Span & {
  /** Stable within one rewrite: "1", "2" … in reading order, subject first. */
  readonly id: string;
  /** The rule whose line this change answers, or `wording`. */
  readonly rule: string;
  /** Exactly the draft's text at the span. */
  readonly before: string;
  readonly after: string;
  /** Why, in one plain sentence. */
  readonly reason: string;
};
