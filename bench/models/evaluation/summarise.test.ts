import { expect, test } from 'vitest';
import type { Judged } from './judge-outcome.ts';
import { summarise } from './summarise.ts';

const nothing = { coach: [], prices: null };

function judged(name: string, rest: Partial<Judged> = {}): Judged {
  return {
    ...{ name, engine: 'model', reason: null, before: 60, after: 80 },
    ...{ facts: 4, facts_kept: 4, facts_kept_as_written: 4 },
    ...{ inventions_written: 0, inventions_left: 0, blanks_added: 0 },
    ...{ words_before: 100, words_after: 60, first_ms: 200, total_ms: 900 },
    ...{ input_tokens: 1_000, output_tokens: 200 },
    ...rest,
  };
}

test('tells what a model wrote itself from what the coach wrote in its place', () => {
  const summary = summarise(
    'm',
    [
      judged('a', { after: 70 }),
      judged('b', { engine: 'coach', reason: 'worse', after: 95 }),
      judged('c', { engine: 'coach', reason: 'worse', after: 60 }),
      judged('d', { engine: null, reason: 'unavailable', before: null, after: null }),
    ],
    nothing,
  );
  expect(summary).toMatchObject({ emails: 4, by_model: 1, by_coach: 2 });
  expect(summary.reasons).toEqual({ worse: 2, unavailable: 1 });
  expect(summary.own).toMatchObject({ emails: 1, gain: [10, 10, 10], share_strong: 0 });
  expect(summary.given).toMatchObject({ emails: 3, share_rise: 2 / 3, share_strong: 1 / 3 });
  expect(summary.given.gain[1]).toBe(10);
});

test('compares with the coach email by email', () => {
  const coach = ['a', 'b', 'c', 'd'].map((name) => judged(name, { engine: 'coach' }));
  const own = [
    judged('a', { after: 90 }),
    judged('b'),
    judged('c', { after: 79 }),
    judged('d', { engine: 'coach', after: 99 }),
  ];
  const { beside_coach } = summarise('m', own, { coach, prices: null });
  expect(beside_coach).toEqual({ better: 1, same: 1, worse: 1 });
});

test('weighs facts by their number and counts inventions with and without vetting', () => {
  const summary = summarise(
    'm',
    [
      judged('a', { facts_kept: 3, inventions_written: 2, inventions_left: 1 }),
      judged('b', { facts: 16, facts_kept: 16, facts_kept_as_written: 8 }),
      judged('c', { facts: 0, facts_kept: 0, facts_kept_as_written: null }),
    ],
    nothing,
  );
  expect(summary.share_facts_kept).toBeCloseTo((3 + 16) / 20);
  expect(summary.share_facts_kept_as_written).toBeCloseTo(12 / 20);
  expect(summary).toMatchObject({
    ...{ emails_with_inventions_written: 1, inventions_written: 2, inventions_left: 1 },
  });
});

test('reckons the cost of an email from all tokens, also of answers nobody was given', () => {
  const all = [judged('a'), judged('b', { engine: 'coach', reason: 'worse' })];
  const summary = summarise('m', all, { coach: [], prices: { in: 3, out: 15 } });
  expect(summary.cost_per_email).toBeCloseTo(0.003 + 0.003);
});
