import { describe, expect, it } from 'vitest';
import { applyPass } from '../../../test/rewrite/apply-pass.ts';
import { cutGuilt } from './cuts.ts';

describe('cutGuilt', () => {
  it.each([
    ['I haven’t heard back from you, so I am writing again.', 'I am writing again.'],
    [
      'The oven in Leeds is mended now, but I never heard back.',
      'The oven in Leeds is mended now.',
    ],
    ['Since I never heard back, here is the price list.', 'Here is the price list.'],
    ['The oven is mended. I am disappointed that you did not reply.', 'The oven is mended.'],
    [
      'The oven is mended. I never heard back from you, so I wanted to check whether you saw my last email.',
      'The oven is mended.',
    ],
  ])('turns %j into %j', (before, after) => {
    expect(applyPass(cutGuilt, before)).toBe(after);
  });

  it.each([
    'Guests are disappointing you with late cancellations?',
    'I wrote to you last week about the oven.',
  ])('leaves %j alone', (body) => {
    expect(applyPass(cutGuilt, body)).toBe(body);
  });
});
