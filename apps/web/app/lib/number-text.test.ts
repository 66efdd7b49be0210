import { expect, it } from 'vitest';
import { numberText, signedText, tenths } from './words.ts';

it.each([
  [72.5, '72.5', '+72.5'],
  [-4, '−4', '−4'],
  [0, '0', '±0'],
  [14.666, '14.67', '+14.67'],
  [null, '–', '–'],
])('writes %s as "%s", and as a change "%s"', (value, plain, signed) => {
  expect([numberText(value), signedText(value)]).toEqual([plain, signed]);
});

it.each([
  [73, '7.3'],
  [100, '10'],
  [99.6, '10'],
  [-9, '-0.9'],
  [-100, '-10'],
])('writes %s of a hundred as "%s"', (points, text) => {
  expect(tenths(points)).toBe(text);
});
