import { type Draft, applyEdits, parseEmail } from '../../src/index.ts';
import type { Candidate, Pass } from '../../src/rewrite/edit.ts';

/** The draft after one pass, with the first of the candidates that overlap. */
export function applyPassTo(pass: Pass, draft: Draft): Draft {
  const chosen: Candidate[] = [];
  for (const candidate of pass(parseEmail(draft), draft)) {
    const isFree = chosen.every(
      ({ field, start, end }) =>
        field !== candidate.field || candidate.start > end || candidate.end < start,
    );
    if (isFree) chosen.push(candidate);
  }
  return applyEdits(draft, chosen);
}

/** The same for a body alone. */
export function applyPass(pass: Pass, body: string): string {
  return applyPassTo(pass, { subject: 'Fuel costs', body }).body;
}
