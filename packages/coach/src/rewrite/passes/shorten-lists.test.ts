import { describe, expect, it } from 'vitest';
import { applyPass } from '../../../test/rewrite/apply-pass.ts';
import { shortenLists } from './shorten.ts';

const long = 'The ovens in the back room of the shop are old and slow and eat gas all day. '.repeat(
  8,
);

describe('shortenLists', () => {
  it.each([
    ['We do rugs, lamps, beds, chairs, desks and stools.', 'We do rugs, lamps, beds and more.'],
    [
      'I can write anything, including blogs, leaflets, books, plays, poems and songs.',
      'I can write anything, including blogs, leaflets, books and more.',
    ],
  ])('turns %j into %j in a long email', (list, shorter) => {
    expect(applyPass(shortenLists, long + list)).toBe(long + shorter);
  });

  it.each([
    'We do rugs, lamps, beds and stools.',
    'We do rugs for Ana, Bo, Cy, Di, Ed and Flo.',
    'We came, we saw, we baked, we sold, we swept and we left.',
    'Could you send rugs, lamps, beds, chairs, desks and stools?',
  ])('leaves %j alone', (text) => {
    expect(applyPass(shortenLists, long + text)).toBe(long + text);
  });

  it('leaves a short email alone', () => {
    const body = 'We do rugs, lamps, beds, chairs, desks and stools.';
    expect(applyPass(shortenLists, body)).toBe(body);
  });
});
