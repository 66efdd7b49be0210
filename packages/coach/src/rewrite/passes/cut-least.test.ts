import { describe, expect, it } from 'vitest';
import { applyPass } from '../../../test/rewrite/apply-pass.ts';
import { cutLeast } from './shorten.ts';

const facts = Array.from(
  { length: 14 },
  (_, at) => `Bakery ${at + 1} in Leeds has a queue of ${at + 3} people at nine in the morning.`,
).join(' ');

describe('cutLeast', () => {
  it.each([
    'We pride ourselves on the quality of our work and our people.',
    'The baking industry is changing at a rapid pace.',
    'We also offer many other useful things for shops.',
  ])('takes %j out of a long email', (sentence) => {
    expect(applyPass(cutLeast, `${facts} ${sentence}`)).toBe(facts);
  });

  it.each([
    'We pride ourselves on the 12 ovens we mended in March.',
    'We are proud of our oven in Harrogate.',
    'Would our mission be of interest?',
    'Your oven is new and your bread is good.',
  ])('keeps %j, which holds a fact, a question or something of theirs', (sentence) => {
    expect(applyPass(cutLeast, `${facts} ${sentence}`)).toBe(`${facts} ${sentence}`);
  });

  it('keeps what the next sentence leans on', () => {
    const body = `${facts} The baking industry is changing at a rapid pace. That is why I left it.`;
    expect(applyPass(cutLeast, body)).toBe(body);
  });

  it('leaves a short email alone', () => {
    const body = 'We pride ourselves on the quality of our work. Your oven is cold.';
    expect(applyPass(cutLeast, body)).toBe(body);
  });
});
