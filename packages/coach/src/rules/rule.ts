import type { Span } from '../draft.ts';
import type { EvidenceId } from '../evidence/evidence.ts';
import type { Email } from '../document/email.ts';
import type { CapId } from './caps/ceilings.ts';

/** What a rule found in an email. */
export type Finding = {
  /** The share of the rule's points that is lost: above 0, at most 1. */
  readonly loss: number;
  /** The words that cost it, in reading order, never overlapping; empty when something is missing. */
  readonly spans: readonly Span[];
  /** The measured fact a line shows when there are no words to quote: "111 words; full marks from 40 to 90". */
  readonly measure?: string;
  /** What the reader of the email feels, in one or two plain sentences. */
  readonly reason: string;
  /** What would win the points back, in one line. */
  readonly fix: string;
};

/** One thing that costs points. */
export type Rule = {
  /** kebab-case, the name of its file. */
  readonly id: string;
  /** What the ledger line is called: "The ask". */
  readonly name: string;
  /** The most points it may cost. All rules together stay within 100. */
  readonly points: number;
  readonly evidence: readonly EvidenceId[];
  /** Whether it holds for text in any language; what reads English words does not. */
  readonly isLanguageFree?: true;
  check(email: Email): Finding | null;
};

/** A breach of honesty or a blunder that no good writing makes up for: the score stops at its ceiling. */
export type Cap = Omit<Rule, 'id' | 'points' | 'check'> & {
  readonly id: CapId;
  /** What is no email to judge: this one line is its whole ledger, and nothing wins anything. */
  readonly standsAlone?: true;
  check(email: Email): Omit<Finding, 'loss'> | null;
};
