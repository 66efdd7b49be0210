import type { Outcome } from './run-command.ts';

/** How many tests of a suite passed and failed, and how many of them passed when tried again. */
export type Count = { passed: number; failed: number; flaky?: number };

export type Suite = {
  name: string;
  /** `npm`, `node`, or a program in node_modules/.bin, with its arguments. */
  command: readonly [string, ...string[]];
  /** Reads the counts from what the suite wrote; a suite without it counts as one test. */
  count?: (outcome: Outcome) => Count;
};
