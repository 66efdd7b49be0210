import { expect, test } from 'vitest';
import { mutate } from './mutate.ts';
import { randomFrom } from '../numbers.ts';

const corpus = ['Hi Tom,\n\nWorth a look?', 'Dear Ruth,\n\nShall I send it?'];
const texts = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => mutate(randomFrom(first + index), corpus));

test('the same seed gives the same text', () => {
  expect(texts(1, 50)).toEqual(texts(1, 50));
});

test('seeds give many different texts, some empty of sense and some very long', () => {
  const many = texts(1, 1_000);
  expect(new Set(many).size).toBeGreaterThan(700);
  expect(many.some((text) => text.includes('\u0000'))).toBe(true);
  expect(many.some((text) => !text.isWellFormed())).toBe(true);
  expect(many.some((text) => text.length > 6_000)).toBe(true);
});
