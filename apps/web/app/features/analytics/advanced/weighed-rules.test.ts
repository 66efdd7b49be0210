import { expect, it } from 'vitest';
import { weighedRules } from './rule-block.tsx';

const cost = (rule: string, lostBefore: number, lostAfter = 0) => ({
  ...{ rule, name: rule, emails: 3, share: 0.5, lostBefore, lostAfter },
});
const namesOf = (rules: readonly { rule: string }[]) => rules.map(({ rule }) => rule).join('');

it('folds what cost under two points before and after, where that saves rows', () => {
  const rules = [cost('a', 9), cost('b', 1.9), cost('c', 1, 2), cost('d', 1.5), cost('e', 1)];
  expect(namesOf(weighedRules(rules).folded)).toBe('bde');
  expect(namesOf(weighedRules(rules).shown)).toBe('ac');
  expect(namesOf(weighedRules(rules.slice(0, 4)).shown)).toBe('abcd');
});

it('draws bars against the costliest rule, in drafts or in rewrites', () => {
  expect(weighedRules([cost('a', 9), cost('b', 1, 25)]).most).toBe(25);
  expect(weighedRules([]).most).toBe(0);
});
