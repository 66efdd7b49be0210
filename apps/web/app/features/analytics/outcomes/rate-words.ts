import { fewestForRate, type OutcomeRates, type Rate } from '@replysmith/contract';

/** How many are answered or given up. */
export function decidedOf({ replied, meetings, no_reply }: OutcomeRates): number {
  return replied + meetings + no_reply;
}

/** "25% (9–53%)" */
export function rateText(rate: Rate): string {
  return `${shareText(rate)} ${rangeText(rate)}`;
}

/** "25%" */
export function shareText({ share }: Rate): string {
  return `${percent(share)}%`;
}

/** "(9–53%)" */
export function rangeText({ low, high }: Rate): string {
  return `(${percent(low)}–${percent(high)}%)`;
}

/** A rate of so few decided emails would say nothing. */
export function tooFew(decided: number): string {
  return `Not enough data: ${String(decided)} of the ${String(fewestForRate)} it takes`;
}

function percent(share: number): string {
  return String(Math.round(share * 100));
}
