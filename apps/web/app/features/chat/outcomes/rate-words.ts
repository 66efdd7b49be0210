import { fewestForRate, type OutcomeRates } from '@replysmith/contract';

/** "3 of 12 replied, 25% (9–53%)", or how far it is to where a rate says something. */
export function replyWords({ replied, meetings, no_reply, reply_rate }: OutcomeRates): string {
  const decided = replied + meetings + no_reply;
  if (!reply_rate) {
    return `Not enough data yet: ${String(decided)} of the ${String(fewestForRate)} outcomes that a rate needs.`;
  }
  const { share, low, high } = reply_rate;
  const hits = `${String(replied + meetings)} of ${String(decided)} replied`;
  return `${hits}, ${percent(share)}% (${percent(low)}–${percent(high)}%)`;
}

/** What else there is to count: "1 meeting", "2 still waiting". */
export function otherWords({ meetings, waiting }: OutcomeRates): string[] {
  return [
    ...(meetings > 0 ? [meetings === 1 ? '1 meeting' : `${String(meetings)} meetings`] : []),
    ...(waiting > 0 ? [`${String(waiting)} still waiting`] : []),
  ];
}

function percent(share: number): string {
  return String(Math.round(share * 100));
}
