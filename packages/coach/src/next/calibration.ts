import data from '../../data/calibration.json' with { type: 'json' };

/** What the panel taught the score. `bench/panel/fit.ts` writes it; no size in it is typed by hand. */
export type Calibration = {
  /** Changes whenever the same text may get another score. */
  readonly version: string;
  /** What it was fitted on. */
  readonly panel: { readonly emails: number; readonly ratings: number };
  /** How well it does on emails that it was not fitted on. */
  readonly unseen: {
    readonly emails: number;
    /** Spearman's, with the mean of three ratings. */
    readonly rank: number;
    /** Mean absolute error in points. */
    readonly error: number;
    /** The rank correlation of one rating with the mean of the other two. */
    readonly ceiling: number;
  };
  /** The share of the score that each rule takes at severity 1, 2, …, and how many emails it rests on. */
  readonly losses: Readonly<Record<string, RuleLoss>>;
};

export type RuleLoss = {
  readonly steps: readonly number[];
  /** 90 % interval of the gravest step, from fits that leave out a batch each. */
  readonly interval: readonly [number, number];
  readonly emails: number;
};

export const calibration = data as unknown as Calibration;

/** The share that a rule takes at a severity, on a line between its steps; nothing where it was never fitted. */
export function lossAt(steps: readonly number[], severity: number): number {
  const whole = Math.min(steps.length, Math.floor(severity));
  const below = whole === 0 ? 0 : (steps[whole - 1] ?? 0);
  const above = steps[Math.min(whole, steps.length - 1)] ?? below;
  return below + (above - below) * (Math.min(severity, steps.length) - whole);
}
