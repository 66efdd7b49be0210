import type { EvidenceId } from '../../evidence/evidence.ts';
import type { Email } from '../../document/email.ts';
import type { PlannedMessage } from '../sequence.ts';

/** A message of a sequence with what is known of it. */
export type ReadMessage = PlannedMessage & { readonly email: Email };

export type SequenceFinding = {
  /** Which message it is about, 0 for the first; null for the sequence as a whole. */
  readonly message: number | null;
  /** The share of the rule's points that is lost: above 0, at most 1. */
  readonly loss: number;
  /** The words or the figure that cost it. */
  readonly quote: string;
  readonly reason: string;
  readonly fix: string;
};

/** One thing that costs a sequence points. */
export type SequenceRule = {
  readonly id: string;
  readonly name: string;
  /** The most points it may cost. All rules together stay within 100. */
  readonly points: number;
  readonly evidence: readonly EvidenceId[];
  /** Losses of one rule add up to 1 at most. */
  check(messages: readonly ReadMessage[]): SequenceFinding[];
};
