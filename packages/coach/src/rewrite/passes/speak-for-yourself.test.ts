import { describe, expect, it } from 'vitest';
import { applyPass } from '../../../test/rewrite/apply-pass.ts';
import { speakForYourself } from './words.ts';

describe('speakForYourself', () => {
  it.each([
    ['We think that your oven is cold.', 'I think that your oven is cold.'],
    ['We’d love to help.', 'I’d love to help.'],
    ['We were wondering if it works.', 'I was wondering if it works.'],
  ])('turns %j into %j', (before, after) => {
    expect(applyPass(speakForYourself, before)).toBe(after);
  });

  it.each([
    'We think that your oven is cold. Our ovens are warm.',
    'We build ovens.',
    'We saw your Berlin launch.',
    'We noticed that your oven is cold.',
    'We’ve been reading your posts.',
    'We think that your oven is cold.\n\nBest,\nThe Oven Team',
  ])('leaves %j alone', (body) => {
    expect(applyPass(speakForYourself, body)).toBe(body);
  });
});
