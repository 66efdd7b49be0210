import { describe, expect, it } from 'vitest';
import { applyPass } from '../../../test/rewrite/apply-pass.ts';
import { cutPraise } from './cuts.ts';

describe('cutPraise', () => {
  it.each([
    ['We are a leading bakery.', 'We are a bakery.'],
    ['We are a leading, innovative and award-winning bakery.', 'We are a bakery.'],
    ['We run an innovative bakery.', 'We run a bakery.'],
    ['We run a revolutionary oven works.', 'We run an oven works.'],
    ['We are an ISO certified and award-winning bakery.', 'We are an ISO certified bakery.'],
    [
      'Bo is at Ledgerly, the leading provider of ovens.',
      'Bo is at Ledgerly, a provider of ovens.',
    ],
  ])('turns %j into %j', (before, after) => {
    expect(applyPass(cutPraise, before)).toBe(after);
  });

  it.each([
    'Your bread is unique.',
    'It is one of the leading fairs in Europe.',
    'She is leading the team in Leeds.',
    'Our ovens and innovative tins sell well.',
    'It works so seamlessly that nobody noticed.',
    'The results were outstanding.',
    'The first class is free.',
  ])('leaves %j alone', (body) => {
    expect(applyPass(cutPraise, body)).toBe(body);
  });
});
