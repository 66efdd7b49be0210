import type { Draft } from '../draft.ts';
import { score } from '../score/score.ts';
import type { Score } from '../score/score.ts';
import { parseEmail } from '../text/parse-email.ts';
import { applyEdits } from './apply-edits.ts';
import type { Candidate } from './candidate.ts';
import { addsFlaw } from './flaws.ts';
import { polish, repairs } from './passes.ts';
import { keepsProtected, touchesClosedPart } from './protection.ts';

/** An email this good is left alone, but for what would embarrass its writer. */
const goodEnough = 90;

type Round = { readonly kept: readonly Candidate[]; readonly draft: Draft; readonly score: Score };

/** Touching changes can spoil each other's spaces and capitals; the next round sees to the second. */
function touches(a: Candidate, b: Candidate): boolean {
  return a.field === b.field && a.start <= b.end && b.start <= a.end;
}

function apartFrom(kept: readonly Candidate[], proposed: readonly Candidate[]): Candidate[] {
  const apart: Candidate[] = [];
  for (const candidate of proposed) {
    const neighbours = [...kept, ...apart];
    if (!neighbours.some((neighbour) => touches(neighbour, candidate))) apart.push(candidate);
  }
  return apart;
}

/** Every pass once over the draft, keeping only what does no harm. */
export function improve(draft: Draft, before: Score): Round {
  const email = parseEmail(draft);
  let round: Round = { kept: [], draft, score: before };

  const keep = (candidates: readonly Candidate[]): boolean => {
    const kept = [...round.kept, ...candidates];
    const changed = applyEdits(draft, kept);
    if (candidates.some((candidate) => !keepsProtected(email, candidate, changed))) return false;
    if (addsFlaw(draft, changed)) return false;
    const after = score(changed);
    if (after.value < round.score.value) return false;
    round = { kept, draft: changed, score: after };
    return true;
  };

  for (const pass of before.value >= goodEnough ? repairs : [...repairs, ...polish]) {
    const proposed = pass(email).filter((candidate) => !touchesClosedPart(email, candidate));
    const together = apartFrom(round.kept, proposed);
    if (together.length === 0 || keep(together)) continue;
    for (const candidate of proposed) {
      if (apartFrom(round.kept, [candidate]).length === 1) keep([candidate]);
    }
  }
  return round;
}
