import { describe, expect, it } from 'vitest';
import { applyPass } from '../../../test/rewrite/apply-pass.ts';
import { cutBoasts } from './cuts.ts';

describe('cutBoasts', () => {
  it.each([
    [
      'We have worked with 40 shops, and our proven methodology consistently delivers results.',
      'We have worked with 40 shops.',
    ],
    ['We are Brightlane, a leading provider of innovative solutions.', 'We are Brightlane.'],
    [
      'Brightlane, a leading provider of innovative solutions, has six ovens.',
      'Brightlane has six ovens.',
    ],
    ['We bake bread. Our proven methodology delivers results.', 'We bake bread.'],
  ])('turns %j into %j', (before, after) => {
    expect(applyPass(cutBoasts, before)).toBe(after);
  });

  it.each([
    'We bake bread, and our ovens use a third of the gas.',
    'Would you like proven results for your business?',
    'Our proven methodology cut waste by 12%.',
    'Our proven methodology delivers results.',
  ])('leaves %j alone', (body) => {
    expect(applyPass(cutBoasts, body)).toBe(body);
  });
});
