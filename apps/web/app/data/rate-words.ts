import { fewestForRate, type OutcomeRates, type Rate } from '@replysmith/contract';

/** The number answered or given up. */
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

/** "3 of 12 replied, 25% (9–53%)", or how many are missing before a rate is shown. */
export function replyWords(rates: OutcomeRates): string {
  const decided = decidedOf(rates);
  if (!rates.reply_rate) return tooFew(decided);
  const answered = rates.replied + rates.meetings;
  return `${String(answered)} of ${String(decided)} replied, ${rateText(rates.reply_rate)}`;
}

/** Too few decided emails for a meaningful rate. */
export function tooFew(decided: number): string {
  return `Not enough data yet: ${String(decided)} of the ${String(fewestForRate)} needed`;
}

/** 0.25 → "25" */
export function percent(share: number): string {
  return String(Math.round(share * 100));
}
