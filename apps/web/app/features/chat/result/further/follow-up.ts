import type { Optimization } from '@replysmith/contract';

export type FollowUp = Optimization['follow_ups'][number];

/** How many days after the first email each of them is sent. */
export function daysOf(followUps: readonly Pick<FollowUp, 'day' | 'gap_days'>[]): number[] {
  let passed = 0;
  return followUps.map(({ day, gap_days: gap }) => (passed = day ?? passed + gap));
}
