import data from '../../data/calibration.json' with { type: 'json' };

/** What the fit made of one rule: shares of the score, 0 to 1. */
type Loss = {
  /** The share that is lost at severity 1, 2, … */
  readonly steps: readonly number[];
  /** The lowest and the highest gravest share among the fits that each left a batch out. */
  readonly interval: readonly number[];
  /** In how many of the rated emails the rule found something. */
  readonly emails: number;
};

const losses: Readonly<Record<string, Loss>> = data.losses;

/** What the sizes of all losses rest on, and how far the score can be trusted. */
export type ScoreBasis = {
  /** Changes whenever an email could score otherwise than before. */
  readonly version: string;
  readonly emails: number;
  readonly ratings: number;
  /** Rank correlation with the mean rating of emails that the fit had not seen, and with real ones among them. */
  readonly agreement: number;
  readonly agreementOnReal: number;
  /** How well one rating agrees with the mean of the other two: no score can do much better. */
  readonly ceiling: number;
  /** Points that the score of an unseen email lies off its mean rating, on average. */
  readonly error: number;
  /** The same of real ones. */
  readonly errorOnReal: number;
};

export const scoreBasis: ScoreBasis = data.basis;

/** What a rule costs at a severity, as a natural logarithm's worth of the score; 0 for what was never fitted. */
export function costAt(rule: string, severity: number): number {
  let cost = 0;
  let before = 0;
  for (const [step, share] of (losses[rule]?.steps ?? []).entries()) {
    const here = -Math.log(1 - Math.min(share, 0.999));
    cost += (here - before) * Math.max(0, Math.min(1, severity - step));
    before = here;
  }
  return cost;
}

/** The most that a rule can cost by itself, in points. */
export function mostPoints(rule: string): number {
  return Math.round(100 * (losses[rule]?.steps.at(-1) ?? 0));
}
