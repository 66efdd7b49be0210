import type { Email, ProtectedToken } from '../email.ts';
import { asksForFact } from './asks-for-fact.ts';
import { findBlanks } from './find-blanks.ts';

/** The open blanks that ask for a fact, in reading order. */
export function openFacts({ protectedTokens }: Email): ProtectedToken[] {
  return protectedTokens.filter(
    ({ kind, text }) =>
      kind === 'blank' && findBlanks(text).some(({ label }) => asksForFact(label)),
  );
}
