import { expect, it } from 'vitest';
import { applyPass } from '../../../test/rewrite/apply-pass.ts';
import { mendSlips } from './words.ts';

it.each([
  ['We recieved your order.', 'We received your order.'],
  ['We are in the the oven room.', 'We are in the oven room.'],
  ['It is warm.Bread rises.', 'It is warm. Bread rises.'],
  ['Today i bake and i sell.', 'Today I bake and I sell.'],
  ['We do (i) bread. Then i sell it.', 'We do (i) bread. Then I sell it.'],
  ["It's warm and we dont bake.", "It's warm and we don't bake."],
])('turns %j into %j', (before, after) => {
  expect(applyPass(mendSlips, before)).toBe(after);
});

it.each([
  'It is (i) warm and (ii) dry.',
  'We would of course bake.',
  'hey sam, i bake. i sell too.',
  'We bake, as I said.',
])('leaves %j alone', (body) => {
  expect(applyPass(mendSlips, body)).toBe(body);
});
