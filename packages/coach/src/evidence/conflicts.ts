import type { EvidenceId } from './evidence.ts';

/** Two findings that point different ways, and how the coach settles it. */
export type Conflict = {
  readonly between: readonly [EvidenceId, EvidenceId];
  readonly about: string;
};

const conflicts: readonly Conflict[] = [
  {
    between: ['S1', 'S5'],
    about:
      'Press pitches did best with short subjects, link-building mail with 36 to 50 characters. The two meet at five to seven words; in link-building up to ten words cost nothing.',
  },
  {
    between: ['S13', 'S14'],
    about:
      'A first name in the subject helped in one trial and did nothing in the next. It earns and costs nothing.',
  },
  {
    between: ['S9', 'S10'],
    about:
      'An unclear subject was opened most in one study, a teasing one least in another. Curiosity earns and costs nothing.',
  },
  {
    between: ['B9', 'B4'],
    about:
      'One vendor finds 25 to 50 words best, another 50 to 70. From 40 to 90 words nothing is lost.',
  },
  {
    between: ['B1', 'B10'],
    about:
      'The one trial favours 49 words over 127; one data set had its best answers at 101 to 200. The trial decides, and 125 words cost little.',
  },
  {
    between: ['B8', 'B9'],
    about:
      'Very short mail did badly in one data set, and 25 words did well in another. Real loss begins under 30 words.',
  },
  {
    between: ['R4', 'R5'],
    about:
      'The same letter made simpler moved more people to act and brought less money from each. Below grade 6 nothing more is earned.',
  },
  {
    between: ['P1', 'P4'],
    about:
      'Trials put the odds at 1.16 times, a vendor at 30% more answers. The trials are trusted: small, but real. A topic that matters to the reader does more.',
  },
  {
    between: ['P1', 'P7'],
    about:
      'Personal detail helps, yet without a reason for it readers pull back. So a fact earns full marks only when it leads to the reason for writing.',
  },
  {
    between: ['T6', 'T7'],
    about:
      'A smiley made a first mail seem less able; pitches with one were answered as often as others. One emoji costs nothing, more cost a point.',
  },
  {
    between: ['S12', 'K1'],
    about:
      'Capitals are no sign of spam to a filter, yet people answered such subjects less. They cost points for the people.',
  },
  {
    between: ['K9', 'K10'],
    about:
      'Pitches with two or three links were answered more than those with none; mail with things to open is put off. One or two links cost nothing.',
  },
];

/**
 * Every conflict that a finding is part of, so that its card can say who disagrees.
 *
 * @example
 * conflictsOf('S5')[0]?.between; // ['S1', 'S5']
 * conflictsOf('G5'); // []
 */
export function conflictsOf(id: EvidenceId): Conflict[] {
  return conflicts.filter(({ between }) => between.includes(id));
}
