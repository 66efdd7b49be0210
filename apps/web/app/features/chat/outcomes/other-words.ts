import type { OutcomeRates } from '@replysmith/contract';

/** What else there is to count: "1 meeting", "2 still waiting". */
export function otherWords({ meetings, waiting }: OutcomeRates): string[] {
  return [
    ...(meetings > 0 ? [meetings === 1 ? '1 meeting' : `${String(meetings)} meetings`] : []),
    ...(waiting > 0 ? [`${String(waiting)} still waiting`] : []),
  ];
}
