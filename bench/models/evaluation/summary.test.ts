import { expect, test } from 'vitest';
import type { FactCount, Judged } from './judge.ts';
import { readPrices, summarise } from './summary.ts';

const nothing = { coach: [], prices: null };

function countOf(held: number, rest: Partial<FactCount> = {}): FactCount {
  const counts = { figure: held, name: 0, link: 0, tag: 0, quotation: 0 };
  return {
    held: counts,
    kept: counts,
    kept_as_written: held,
    invented_as_written: 0,
    invented: 0,
    ...rest,
  };
}

function judged(id: string, rest: Partial<Judged> = {}, facts = countOf(4)): Judged {
  return {
    id,
    engine: 'model',
    reason: null,
    passage: 'whole',
    repaired: {},
    before: 60,
    after: 80,
    facts: { bench: facts, coach: facts },
    torn: 0,
    torn_as_written: 0,
    blanks_added: 0,
    words_before: 100,
    words_after: 60,
    first_ms: 200,
    total_ms: 900,
    input_tokens: 1_000,
    output_tokens: 200,
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
  expect(summary.own).toMatchObject({
    emails: 1,
    before: [60, 60, 60],
    gain: [10, 10, 10],
    share_strong: 0,
  });
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

test('counts what came to the gate by how much of it passed', () => {
  const summary = summarise(
    'm',
    [
      judged('a'),
      judged('b', { passage: 'part', repaired: { claim: 2, fact: 1 } }),
      judged('c', { engine: 'coach', reason: 'unusable', passage: 'none' }),
      judged('d', { engine: 'coach', reason: 'busy', passage: null }),
      judged('e', { engine: 'coach' }),
    ],
    nothing,
  );
  expect(summary.gate).toEqual({ whole: 1, part: 1, none: 1 });
  expect(summary.repaired).toMatchObject({ claim: 2, fact: 1, token: 0 });
});

test('weighs facts by their number and counts inventions with and without vetting', () => {
  const lost = { figure: 3, name: 0, link: 0, tag: 0, quotation: 0 };
  const { facts } = summarise(
    'm',
    [
      judged('a', {}, countOf(4, { kept: lost, invented_as_written: 2, invented: 1 })),
      judged('b', {}, countOf(16, { kept_as_written: 8 })),
      judged('c', {}, countOf(0, { kept_as_written: null })),
    ],
    nothing,
  );
  expect(facts.bench.share_kept).toBeCloseTo((3 + 16) / 20);
  expect(facts.bench.share_kept_by_kind.figure).toBeCloseTo((3 + 16) / 20);
  expect(facts.bench.share_kept_by_kind.name).toBeNaN();
  expect(facts.bench.share_kept_as_written).toBeCloseTo(12 / 20);
  expect(facts.bench).toMatchObject({
    emails_with_inventions_as_written: 1,
    invented_as_written: 2,
    invented: 1,
  });
});

test('reckons the cost of an email from all tokens, also of answers nobody was given', () => {
  const all = [judged('a'), judged('b', { engine: 'coach', reason: 'worse' })];
  const summary = summarise('m', all, { coach: [], prices: { in: 3, out: 15 } });
  expect(summary.cost_per_email).toBeCloseTo(0.003 + 0.003);
});

test('one price serves all models, a list each its own', () => {
  const pricesOf = readPrices(['a', 'b'], '0.5', '1,2');
  expect([pricesOf('a'), pricesOf('b')]).toEqual([
    { in: 0.5, out: 1 },
    { in: 0.5, out: 2 },
  ]);
});

test('knows no cost when no price is given', () => {
  expect(readPrices(['a'], undefined, undefined)('a')).toBeNull();
});

test.each([
  ['1,2,3', '1'],
  ['cheap', '1'],
  ['-1', '1'],
  ['1', undefined],
])('refuses the prices %s and %s', (priceIn, priceOut) => {
  expect(() => readPrices(['a', 'b'], priceIn, priceOut)).toThrow('one for each model');
});
