import type { EvidenceId } from '../../evidence/evidence.ts';
import { closingNote } from './closing-note.ts';
import { firstFollowUp } from './first-follow-up.ts';
import type { FollowUpDraft, Material } from './material.ts';
import { nextFollowUp } from './next-follow-up.ts';

/** A place in a sequence: when it is sent, why, and the ways to write it, best first. */
export type Place = {
  readonly gap_days: number;
  readonly reason: string;
  readonly evidence: readonly EvidenceId[];
  write(material: Material): FollowUpDraft[];
};

const first: Place = {
  gap_days: 3,
  reason: 'After 3 days most who meant to answer have done so. The first follow-up adds the most.',
  evidence: ['Q4', 'Q5', 'Q10'],
  write: firstFollowUp,
};
const second: Omit<Place, 'write'> = {
  gap_days: 6,
  reason: 'A longer gap than before, so that nobody is pressed. The second follow-up adds little.',
  evidence: ['Q4', 'Q5', 'Q11'],
};
const third: Omit<Place, 'write'> = {
  gap_days: 10,
  reason: 'A third follow-up went with fewer answers, so it only ends the matter kindly.',
  evidence: ['Q4', 'Q5', 'Q6'],
};

/** The follow-ups of a sequence by how many there are. */
export const plans: Readonly<Record<1 | 2 | 3, readonly Place[]>> = {
  1: [first],
  2: [first, { ...second, write: closingNote }],
  3: [first, { ...second, write: nextFollowUp }, { ...third, write: closingNote }],
};
