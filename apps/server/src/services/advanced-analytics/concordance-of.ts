import { fewestForRate, type Rate } from '@replysmith/contract';

/** How many emails of one score were answered, and given up. */
export type DecidedAtScore = {
  readonly score: number;
  readonly answered: number;
  readonly unanswered: number;
};

/** Scores of today's version, and how many emails were decided that have one of another. */
export type Decided = {
  readonly atScores: readonly DecidedAtScore[];
  readonly otherVersions: number;
};

const z95 = 1.959964;

/**
 * In how many of all pairs of an answered and an unanswered email the answered one has the higher
 * score; even ones count half. Null with fewer than five of either.
 */
export function concordanceOf(decided: readonly DecidedAtScore[]): Rate | null {
  let [answered, unanswered, won] = [0, 0, 0];
  for (const at of decided.toSorted((one, other) => one.score - other.score)) {
    won += at.answered * (unanswered + at.unanswered / 2);
    answered += at.answered;
    unanswered += at.unanswered;
  }
  if (answered < fewestForRate || unanswered < fewestForRate) return null;
  const share = won / (answered * unanswered);
  return {
    share,
    low: lowest(share, answered, unanswered),
    high: 1 - lowest(1 - share, answered, unanswered),
    of: answered * unanswered,
  };
}

/**
 * The smallest true share that what was seen is still within 1.96 standard errors of. The pairs
 * share their emails, so the error is Hanley and McNeil's for such shares (1982), with both groups
 * taken to be of their average size (Newcombe 2006): unlike a rate's over as many pairs it is
 * wide enough, and unlike the error at the share itself it does not vanish at 0 and 1.
 */
function lowest(share: number, answered: number, unanswered: number): number {
  const others = (answered + unanswered) / 2 - 1;
  const isTooFar = (truth: number) => {
    const spread = 1 + (others * (1 - truth)) / (2 - truth) + (others * truth) / (1 + truth);
    const variance = (truth * (1 - truth) * spread) / (answered * unanswered);
    return (share - truth) ** 2 > z95 ** 2 * variance;
  };
  let [far, near] = [0, share];
  // Each step halves what is left: fifty are more than a number holds.
  for (let step = 0; step < 50; step++) {
    const middle = (far + near) / 2;
    if (isTooFar(middle)) far = middle;
    else near = middle;
  }
  return near;
}
