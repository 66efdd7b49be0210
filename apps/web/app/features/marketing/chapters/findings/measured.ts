import type { EvidenceId } from '@replysmith/coach';

/** One side of a comparison: what was measured, and the figure as its card gives it. */
type Side = { readonly name: string; readonly figure: string; readonly card: EvidenceId };

/** A finding as two figures side by side; the first is the one to write for. */
export type Measured = {
  readonly headline: string;
  /** What the figures count. */
  readonly outcome: string;
  readonly sides: readonly [Side, Side];
};

export const measured: readonly Measured[] = [
  {
    headline: 'Under half the length, nearly twice the answers',
    outcome: 'Answers to a survey',
    sides: [
      { name: '49 words', figure: '4.8%', card: 'B1' },
      { name: '127 words', figure: '2.7%', card: 'B1' },
    ],
  },
  {
    headline: 'The topic matters more than the name',
    outcome: 'Odds of an answer by post',
    sides: [
      { name: 'their topic', figure: '2.44 times', card: 'P2' },
      { name: 'personalised', figure: '1.16 times', card: 'P1' },
    ],
  },
  {
    headline: 'Short subjects get more replies',
    outcome: 'Answers to pitches',
    sides: [
      { name: '1 to 5 words', figure: '5.59%', card: 'S1' },
      { name: '10 to 15 words', figure: '2.62%', card: 'S1' },
    ],
  },
  {
    headline: 'One thing to do, not a menu',
    outcome: 'Clicks',
    sides: [
      { name: 'one thing', figure: '0.41%', card: 'C3' },
      { name: 'a menu', figure: '0.21%', card: 'C3' },
    ],
  },
  {
    headline: 'Plain beats polished, by a little',
    outcome: 'Answers to all kinds of mail',
    sides: [
      { name: 'third-grade', figure: '53%', card: 'R1' },
      { name: 'college level', figure: '39%', card: 'R1' },
    ],
  },
];
