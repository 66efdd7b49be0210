import type { EvidenceId } from '../evidence/evidence.ts';

/** One email of a sequence, as it is sent. */
export type PlannedMessage = {
  /** Null: the message is a reply in the same thread, under the subject of the first. */
  readonly subject: string | null;
  readonly body: string;
  /** Whole days after the message before it; 0 for the first. */
  readonly gap_days: number;
};

/** A message that was drafted from the email's own facts. */
export type SequenceMessage = PlannedMessage & {
  /** Whole days after the first message of these: 0, 3, 9, 19. */
  readonly day: number;
  /** What this message has that the ones before it have not. */
  readonly adds: string;
  /** What the coach gives it, 0 to 100; follow-ups are judged as follow-ups. */
  readonly score: number;
  /** Why it is sent then, and in this form. */
  readonly reason: string;
  readonly evidence: readonly EvidenceId[];
};

/** A sentence about the plan, with the findings it rests on. */
export type Recommendation = { readonly text: string; readonly evidence: readonly EvidenceId[] };

export type Sequence = {
  /**
   * The opener, then the follow-ups, which one that ends the matter has none of; empty when the text is
   * no English email that says something.
   */
  readonly messages: readonly SequenceMessage[];
  readonly recommendations: readonly Recommendation[];
};
