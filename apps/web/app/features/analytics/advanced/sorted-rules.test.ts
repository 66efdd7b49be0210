import { expect, it } from 'vitest';
import { readRuleOrder, ruleOrders, sortedRules, type RuleOrder } from './rule-block.tsx';

const cost = (rule: string, emails: number, lostBefore: number, lostAfter: number) => ({
  ...{ rule, name: rule, emails, share: 0.5, lostBefore, lostAfter },
});
const rules = [cost('a', 10, 3, 1), cost('b', 2, 9, 0), cost('c', 17, 1, 2)];

it.each<[RuleOrder, string]>([
  ['lost', 'abc'],
  ['emails', 'cab'],
  ['before', 'bac'],
  ['after', 'cab'],
])('ordered by %s the rules read %s', (order, expected) => {
  expect(
    sortedRules(rules, order)
      .map(({ rule }) => rule)
      .join(''),
  ).toBe(expected);
});

it('reads an order that there is, and takes anything else for the usual one', () => {
  expect(Object.keys(ruleOrders).map(readRuleOrder)).toEqual(Object.keys(ruleOrders));
  for (const text of [null, '', 'toString', '__proto__']) expect(readRuleOrder(text)).toBe('lost');
});
