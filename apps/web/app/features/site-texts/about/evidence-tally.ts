import type { ScoreBasis, Strength } from '@replysmith/coach';

/** How many findings the coach rests on, by how well they are measured. */
export type EvidenceTally = {
  readonly strengths: Readonly<Record<Strength, number>>;
  readonly total: number;
  /** Pairs of findings that point different ways. */
  readonly conflicts: number;
  /** What the sizes of the losses were fitted to. */
  readonly basis: ScoreBasis;
};
