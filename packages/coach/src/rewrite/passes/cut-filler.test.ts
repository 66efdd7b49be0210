import { describe, expect, it } from 'vitest';
import { applyPass } from '../../../test/rewrite/apply-pass.ts';
import { cutFiller } from './shorten.ts';

describe('cutFiller', () => {
  it.each([
    [
      'Hi Tom,\n\nI hope this email finds you well. Your oven is broken.',
      'Hi Tom,\n\nYour oven is broken.',
    ],
    ['Your oven is broken. I hope this finds you well.', 'Your oven is broken.'],
    ['Hope you’re having a great week! Your oven is broken.', 'Your oven is broken.'],
    ['Your oven is broken. I look forward to hearing from you.', 'Your oven is broken.'],
    [
      'Your oven is broken.\n\nPlease do not hesitate to contact me.\n\nBest,\nBo',
      'Your oven is broken.\n\nBest,\nBo',
    ],
    ['I am writing to inform you that your oven is broken.', 'Your oven is broken.'],
    ['Needless to say, ovens break.', 'Ovens break.'],
    ['I know you are very busy, so I will be brief: your oven is broken.', 'Your oven is broken.'],
    [
      'I just wanted to quickly see if your oven is broken.',
      'I wanted to see if your oven is broken.',
    ],
  ])('turns %j into %j', (before, after) => {
    expect(applyPass(cutFiller, before)).toBe(after);
  });

  it.each([
    'I hope to open a second bakery in May.',
    'Bread is warm. I hope this helps.',
    'Hope you had a good weekend :) I’m Bo and we bake in Leeds. Your oven is broken.',
    'Thank you for your time.',
    'I wanted to ask about the oven.',
    'How are you baking rye bread these days without a stone oven?',
    'I hope this email finds you well.',
  ])('leaves %j alone', (body) => {
    expect(applyPass(cutFiller, body)).toBe(body);
  });

  it('leaves an opening on which a second “that” leans', () => {
    const body = 'It should be noted that the work is ours and that the data is safe.';
    expect(applyPass(cutFiller, body)).toBe(body);
  });
});
