import type { EvidenceStrength } from '../evidence-tag/evidence-tag.tsx';

/** A published finding. */
export type Evidence = {
  readonly finding: string;
  readonly sample: string | null;
  readonly source: string;
  readonly url: string | null;
  readonly year: number | null;
  readonly strength: EvidenceStrength;
  readonly caveat: string | null;
};
