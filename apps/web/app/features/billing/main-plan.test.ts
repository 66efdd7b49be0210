import { expect, test } from 'vitest';
import { mainPlan } from './upgrade-page.tsx';

const free = { key: 'free', price_monthly: 0, is_popular: false };
const starter = { key: 'starter', price_monthly: 29, is_popular: true };
const pro = { key: 'pro', price_monthly: 99, is_popular: false };
const plans = [free, pro, starter];

test.each([
  ['the popular one for who is on Free', free, undefined, starter],
  ['the chosen one instead of the popular one', free, pro, pro],
  ['the next one up for who is on the popular one', starter, undefined, pro],
  ['the chosen one though it is smaller', pro, starter, starter],
  ['the next one up where the chosen one holds already', starter, starter, pro],
  ['the next one up where leaving was chosen', starter, free, pro],
  ['none on the largest', pro, undefined, undefined],
])('the button that is filled is of %s', (_case, current, chosen, main) => {
  expect(mainPlan(plans, current, chosen)).toBe(main);
});

test('without a popular one it is the cheapest upgrade', () => {
  const plain = plans.map((plan) => ({ ...plan, is_popular: false }));
  expect(mainPlan(plain, free, undefined)?.key).toBe('starter');
});
