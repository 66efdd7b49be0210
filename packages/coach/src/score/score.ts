import type { Span } from '../draft.ts';
import type { EvidenceId } from '../evidence/evidence.ts';

/** One line of the account: what was lost, where, why, and what would win it back. */
export type LedgerLine = {
  /** The rule's id: `subject-length`. */
  readonly rule: string;
  /** "Subject" */
  readonly name: string;
  /** A negative integer. */
  readonly points: number;
  readonly spans: readonly Span[];
  /** The spans' words joined by " … ", or the measured fact when nothing can be quoted. */
  readonly quote: string;
  readonly reason: string;
  readonly fix: string;
  readonly evidence: readonly EvidenceId[];
};

/** 80 and over is strong, 60 to 79 fair, below that weak. */
export type Band = 'strong' | 'fair' | 'weak';

/** `value` is 100 plus the points of all lines, an integer from 0 to 100. */
export type Score = {
  readonly value: number;
  readonly band: Band;
  /** Dearest first. */
  readonly lines: readonly LedgerLine[];
};
