import type { PlannedMessage } from '../sequence.ts';

/** Whole days; what is no number of days counts as none. */
export function gapDays({ gap_days: days }: PlannedMessage): number {
  return Number.isFinite(days) ? Math.max(0, Math.round(days)) : 0;
}

export function inDays(days: number): string {
  return days === 0 ? 'The same day' : days === 1 ? '1 day' : `${days} days`;
}
