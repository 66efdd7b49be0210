import {
  conflictsOf,
  evidenceCard,
  evidenceIds,
  scoreBasis,
  type Strength,
} from '@replysmith/coach';
import type { EvidenceTally } from './evidence-tally.ts';

/** Counted at build time: the evidence itself is too large for a page that shows only totals. */
export function tallyEvidence(): EvidenceTally {
  const strengths: Record<Strength, number> = { strong: 0, medium: 0, weak: 0, none: 0 };
  for (const id of evidenceIds) strengths[evidenceCard(id).strength] += 1;
  const conflicts = new Set(evidenceIds.flatMap((id) => conflictsOf(id).map(({ about }) => about)));
  return {
    strengths,
    total: evidenceIds.length,
    conflicts: conflicts.size,
    basis: scoreBasis,
  };
}
