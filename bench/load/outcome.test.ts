import { expect, it } from 'vitest';
import { kindOf, newOutcome } from './outcome.ts';

const [killed, other] = ['127.0.0.1:1', '127.0.0.1:2'];
const outcome = newOutcome();
outcome.kills.push({ address: killed, at: 10_000 });

const failed = (status: number, ...upstreams: readonly [string, number][]) => ({
  status,
  isLate: false,
  upstreams: upstreams.map(([address, own]) => ({ address, status: own })),
});

it('excuses what the killed server had, and nothing that another had last', () => {
  expect(kindOf(outcome, failed(502, [killed, 502]), 9_900, false)).toBe('promised');
  expect(kindOf(outcome, failed(0, [killed, 200]), 9_900, true)).toBe('mended');
  expect(kindOf(outcome, failed(0, [other, 200]), 9_900, true)).toBe('unexpected');
  expect(kindOf(outcome, failed(502, [killed, 502], [other, 502]), 9_900, false)).toBe(
    'unexpected',
  );
});

it('excuses a request of an unknown server only if it was in flight at a kill', () => {
  expect(kindOf(outcome, failed(0), 9_900, false)).toBe('promised');
  expect(kindOf(outcome, failed(0), 10_100, false)).toBe('unexpected');
});

it('excuses nothing that came later, took too long, or was refused by a busy server', () => {
  const broken = failed(502, [killed, 502]);
  expect(kindOf(outcome, broken, 11_100, false)).toBe('unexpected');
  expect(kindOf(outcome, { ...broken, isLate: true }, 9_900, false)).toBe('unexpected');
  const busy = failed(502, [other, 503], [killed, 502]);
  expect(kindOf(outcome, busy, 9_900, false)).toBe('unexpected');
});
