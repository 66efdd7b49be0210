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

/** "3 of 12 replied, 25% (9–53%)", or how far it is to where a rate says something. */
export function replyWords(rates: OutcomeRates): string {
  const decided = decidedOf(rates);
  if (!rates.reply_rate) return tooFew(decided);
  const answered = rates.replied + rates.meetings;
  return `${String(answered)} of ${String(decided)} replied, ${rateText(rates.reply_rate)}`;
}

/** A rate of so few decided emails would say nothing. */
export function tooFew(decided: number): string {
  return `Not enough data yet: ${String(decided)} of the ${String(fewestForRate)} needed`;
}

/** 0.25 → "25" */
export function percent(share: number): string {
  return String(Math.round(share * 100));
}
