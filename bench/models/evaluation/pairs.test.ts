import { expect, test } from 'vitest';
import type { Evaluated } from './evaluate-models.ts';
import { pairsOf } from './pairs.ts';

function runOf(model: string, engine: 'coach' | 'model', results: readonly string[]): Evaluated {
  const texts = results.map((body, at) => ({
    id: `email-${at}`,
    kind: 'sales',
    written: null,
    original: { subject: 'Pallets', body: `Original ${at}` },
    result: { subject: 'Pallets', body },
  }));
  return {
    summary: { model },
    answers: texts.map(() => ({ engine })),
    texts,
  } as unknown as Evaluated;
}

const bodies = Array.from({ length: 40 }, (_, at) => `Rewrite ${at}`);
const run = runOf('small', 'model', bodies);

test('a pair holds the original and the rewrite, and only the key tells which', () => {
  const { pairs, key } = pairsOf([run]);
  expect(pairs.length).toBe(40);
  for (const { id, kind, a, b, ...rest } of pairs) {
    const of = key[id];
    expect([kind, rest]).toEqual(['sales', {}]);
    expect(of?.rewrite === 'a' ? a.body : b.body).toMatch(/^Rewrite/u);
    expect(of?.rewrite === 'a' ? b.body : a.body).toMatch(/^Original/u);
  }
  const first = Object.values(key).filter(({ rewrite }) => rewrite === 'a').length;
  expect(first).toBeGreaterThan(8);
  expect(first).toBeLessThan(32);
});

test('the order is the same in every run and tells neither email nor model', () => {
  const other = runOf('large', 'model', bodies);
  const { pairs, key } = pairsOf([run, other]);
  expect(pairsOf([other, run]).pairs).toEqual(pairs);
  const byLarge = pairs.slice(0, 40).filter(({ id }) => key[id]?.by === 'large').length;
  expect(byLarge).toBeGreaterThan(8);
  expect(byLarge).toBeLessThan(32);
});

test('leaves out what is unchanged and what the coach wrote in a model’s place', () => {
  const unchanged = runOf('coach', 'coach', ['Original 0', 'Better']);
  const { key } = pairsOf([unchanged, runOf('small', 'coach', ['Better', 'Better'])]);
  expect(Object.values(key)).toMatchObject([{ email: 'email-1', by: 'coach' }]);
});
