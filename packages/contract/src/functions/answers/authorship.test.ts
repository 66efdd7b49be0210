import { expect, it } from 'vitest';
import { engineReasons, isCounted, type EngineReason } from './authorship.ts';

it('counts a request unless the coach stepped in for a model that was still to be had', () => {
  const reasons = Object.keys(engineReasons) as EngineReason[];
  expect(reasons.filter((engine_reason) => isCounted({ engine_reason }))).toEqual(['spent']);
  expect(isCounted({ engine_reason: null })).toBe(true);
});
