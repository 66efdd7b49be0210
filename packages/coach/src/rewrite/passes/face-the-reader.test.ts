import { expect, it } from 'vitest';
import { applyPass } from '../../../test/rewrite/apply-pass.ts';
import { faceTheReader } from './words.ts';

const ours = 'We bake our bread in our oven. We sell it at our shop and we like our work. ';

it.each([
  ['Our oven lets you bake twice as fast.', 'With our oven you can bake twice as fast.'],
  ['We provide you with flour on Mondays.', 'You get flour on Mondays.'],
])('turns %j into %j', (before, after) => {
  expect(applyPass(faceTheReader, ours + before)).toBe(ours + after);
});

it('leaves a mail alone that is about the reader already', () => {
  const body = 'Our oven lets you bake twice as fast.';
  expect(applyPass(faceTheReader, body)).toBe(body);
});
