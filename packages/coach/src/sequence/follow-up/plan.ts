import type { Stage } from '../../draft.ts';
import type { EvidenceId } from '../../evidence/evidence.ts';
import { closingNote } from './closing-note.ts';
import { firstFollowUp } from './first-follow-up.ts';
import type { FollowUpDraft, Material } from './material.ts';
import { nextFollowUp } from './next-follow-up.ts';

/** A place in a sequence: when it is sent, why, and the ways to write it, best first. */
export type Place = Step & { write(material: Material): FollowUpDraft[] };

type Step = {
  readonly gap_days: number;
  readonly reason: string;
  readonly evidence: readonly EvidenceId[];
};

const steps: readonly Step[] = [
  {
    gap_days: 3,
    reason:
      'After 3 days most who meant to answer have done so. The first follow-up adds the most.',
    evidence: ['Q4', 'Q5', 'Q10'],
  },
  {
    gap_days: 6,
    reason:
      'A longer gap than before, so that nobody is pressed. The second follow-up adds little.',
    evidence: ['Q4', 'Q5', 'Q11'],
  },
  {
    gap_days: 10,
    reason: 'A third follow-up went with fewer answers, so it only ends the matter kindly.',
    evidence: ['Q4', 'Q5', 'Q6'],
  },
  {
    gap_days: 14,
    reason:
      'This many emails went with over three times the spam complaints; two weeks is the least.',
    evidence: ['Q6', 'Q7'],
  },
];

/** The follow-ups after a draft: the first email's begin with the first step, those of a follow-up with the next. */
export function planAfter(stage: Stage, count: 1 | 2 | 3): Place[] {
  const isFirst = stage === 'first';
  const from = isFirst ? 0 : 1;
  return steps.slice(from, from + count).map((step, at) => {
    if (isFirst && at === 0) return { ...step, write: firstFollowUp };
    return { ...step, write: at === count - 1 ? closingNote : nextFollowUp };
  });
}
