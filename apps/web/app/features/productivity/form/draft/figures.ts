import { countText } from '../../../../lib/words/count-text.ts';

/** The least and the most of every figure that a workflow takes. */
export const figures = {
  usage_count: [1, 1_000_000],
  min_score: [0, 100],
  max_score: [0, 100],
  min_usage_count: [0, 1_000_000],
  idle_days: [1, 3_650],
  hour: [0, 23],
} as const;

export type Figure = keyof typeof figures;

/** What is wrong with a figure as typed, as a sentence; null when nothing is. */
export function figureProblem(name: Figure, typed: string): string | null {
  const [least, most] = figures[name];
  const value = Number(typed);
  const isFine = /^\d+$/.test(typed.trim()) && value >= least && value <= most;
  return isFine ? null : `Use a whole number from ${countText(least)} to ${countText(most)}.`;
}
