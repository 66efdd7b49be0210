import type { Span } from '../draft.ts';

export const manners = ['full', 'light'] as const;

/** How much of a draft may change; `light`: words and phrases, no sentence goes or comes. */
export type Manner = (typeof manners)[number];

export const tones = ['professional', 'friendly', 'casual', 'consultative'] as const;

export type Tone = (typeof tones)[number];

export const textLengths = ['short', 'medium', 'long'] as const;

/** `short`: whatever is likely needless goes; `long`: no sentence goes unasked. */
export type TextLength = (typeof textLengths)[number];

/** What a writer likes; it gives way to the score. Without it a rewrite leans nowhere. */
export type Wishes = {
  readonly tone?: Tone | undefined;
  readonly length?: TextLength | undefined;
};

export type RewriteOptions = Wishes & { readonly manner?: Manner | undefined };

/** Longer than any email; what is pasted here by accident is scored but left as it is. */
export const longestRewritten = 20_000;

/** The rule of a change that answers no line of the score. */
export const wording = 'wording';

/** A change that a pass proposes; it becomes an edit when the text is no worse for it. */
export type Candidate = Span & {
  readonly after: string;
  /** The rule whose line this change answers, or `wording`. */
  readonly rule: string;
  /** Why, in one plain sentence. */
  readonly reason: string;
};

/**
 * One change to the draft. Edits of a rewrite never overlap, so any subset of them applies cleanly.
 * An insertion has `start === end`; a deletion has an empty `after`.
 */
export type Edit = Candidate & {
  /** Stable within one rewrite: "1", "2" … in reading order, subject first. */
  readonly id: string;
  /** Exactly the draft's text at the span. */
  readonly before: string;
};
