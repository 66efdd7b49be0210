import { expect, test } from 'vitest';
import { parseCases } from '../reading/parse-cases.ts';
import { compareEquals, compareRanks } from './compare-ranks.ts';
import { judgeCase } from './judge-case.ts';

const long = 'Hi Tom,\n\nYour shop in Leeds closes at noon on Mondays. Worth a look?';
const judge = (kind: string, one: string, other: string) => [
  judgeCase(
    parseCases('f', `=== t\n${kind}\nWhy.\n\n--- ${one}\n--- ${other}\n${long}`)[0] ?? never(),
    false,
  ),
];

function never(): never {
  throw new Error('no case');
}

test('the lower rank must score lower, and a failure shows both scores', () => {
  expect(compareRanks(judge('pair', 'weak', 'strong'), ['weak', 'strong'])).toEqual({
    total: 1,
    failures: [],
  });
  const { failures } = compareRanks(judge('pair', 'strong', 'weak'), ['weak', 'strong']);
  const [, weak, strong] = /^weak (\d+), strong (\d+)$/u.exec(failures[0]?.details[0] ?? '') ?? [];
  expect(Number(weak)).toBeGreaterThan(Number(strong));
});

test('a tie of ranks is a failure', () => {
  const [judged] = judge('pair', 'weak', 'strong');
  const [weak] = judged?.emails ?? [];
  if (!judged || !weak) throw new Error('no email');
  const tied = { ...judged, emails: [weak, { ...weak, rank: 'strong' as const }] };
  expect(compareRanks([tied], ['weak', 'strong']).failures).toHaveLength(1);
});

test('equals may not lie far apart', () => {
  expect(compareEquals(judge('equal', 'a', 'b')).failures).toHaveLength(1);
});

test('a case without these ranks is not counted', () => {
  expect(compareEquals(judge('pair', 'weak', 'strong')).total).toBe(0);
});
