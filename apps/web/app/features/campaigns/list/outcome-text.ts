import { fewestForRate, type OutcomeRates, type Rate } from '@replysmith/contract';

/** "3 of 12 replied, 25% (9–53%)"; too few say nothing yet. */
export function outcomeText(rates: OutcomeRates): string {
  const { sent, waiting, replied, meetings, no_reply, reply_rate } = rates;
  if (sent === 0) return 'No email marked as sent yet';
  const answered = replied + meetings;
  const decided = answered + no_reply;
  const open = waiting > 0 ? `, ${String(waiting)} waiting` : '';
  if (!reply_rate) {
    return `Not enough data yet, ${String(decided)} of ${String(fewestForRate)}${open}`;
  }
  return `${String(answered)} of ${String(decided)} replied, ${rateText(reply_rate)}${open}`;
}

function rateText({ share, low, high }: Rate): string {
  return `${percent(share)}% (${percent(low)}–${percent(high)}%)`;
}

function percent(share: number): string {
  return String(Math.round(share * 100));
}
