import { expect, it } from 'vitest';
import { isolated } from './words.ts';

it('leaves a name alone that reads from left to right', () => {
  expect(isolated('Cafés in Leeds, 2nd – 50 %')).toBe('Cafés in Leeds, 2nd – 50 %');
});

it('ends with the name what turns the direction of writing', () => {
  expect(isolated('\u202Elive')).toBe('\u2068\u202Elive\u2069');
  expect(isolated('שלום')).toBe('\u2068שלום\u2069');
  expect(isolated('a\u2069\u202Eb')).toBe('\u2068a\u202Eb\u2069');
});
