import { bandOf } from '../../src/score/band.ts';
import type { letterOf } from '../../src/recipient/reader.ts';

export type Letter = ReturnType<typeof letterOf>;
type Lines = Letter['score']['lines'];

/** A letter as if it had this score, so that a test of a reader does not rest on how the score was fitted. */
export function ratedAt({ email, score }: Letter, value: number, lines: Lines = []): Letter {
  return {
    email,
    score: { ...score, value, band: bandOf(value), lines },
    severityOf: (question) => (lines.some(({ rule }) => rule === question) ? 1 : 0),
  };
}
