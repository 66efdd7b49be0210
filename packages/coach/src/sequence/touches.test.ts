import { expect, it } from 'vitest';
import { readMessages } from '../../test/sequence/read-messages.ts';
import { touches } from './sequence-rules.ts';

const ofEmails = (count: number) =>
  touches.check(readMessages(...Array.from({ length: count }, () => ({}))));

it.each([
  [1, 0.4, '1 email'],
  [2, 0.05, '2 emails'],
  [4, 0.1, '4 emails'],
  [5, 0.25, '5 emails'],
  [6, 0.4, '6 emails'],
  [7, 0.5, '7 emails'],
  [8, 0.6, '8 emails'],
  [12, 0.6, '12 emails'],
])('%i emails lose %d', (count, loss, quote) => {
  const [finding] = ofEmails(count);
  expect(finding?.loss).toBeCloseTo(loss, 6);
  expect(finding).toMatchObject({ message: null, quote });
});

it.each([0, 3])('%i emails lose nothing', (count) => {
  expect(ofEmails(count)).toEqual([]);
});

it.each([
  [1, 'One follow-up raised', 'Add a follow-up after 3 days.'],
  [2, 'One more follow-up', 'Add a last, light one after 5 to 7 days.'],
  [4, 'From the third follow-up', 'Keep the 3 that say most and drop the other one.'],
  [5, 'From the third follow-up', 'Keep the 3 that say most and drop the other 2.'],
])('tells the sender of %i emails what to do', (count, reason, fix) => {
  const [finding] = ofEmails(count);
  expect(finding?.reason.startsWith(reason)).toBe(true);
  expect(finding?.fix).toBe(fix);
});
