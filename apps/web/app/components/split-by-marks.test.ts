import { expect, test } from 'vitest';
import { shiftMarks, splitByMarks } from './marks.ts';

const text = 'I saw that it takes a while to load.';
const sentence = { number: 4, start: 0, end: text.length };
const words = { number: 2, start: 14, end: 27 };

test('gives the text again when its segments are joined', () => {
  const segments = splitByMarks(text, [sentence, words, { number: 3, start: 20, end: 99 }]);

  expect(segments.map((segment) => segment.text).join('')).toBe(text);
});

test('puts the shortest mark first where marks nest', () => {
  const inner = splitByMarks(text, [sentence, words]).find(({ start }) => start === 14);

  expect(inner).toMatchObject({ text: 'takes a while', numbers: [2, 4], ending: [2] });
});

test('dots what only whole-sentence marks cover', () => {
  expect(splitByMarks(text, [sentence, words]).map(({ isDotted }) => isDotted)).toEqual([
    true,
    false,
    true,
  ]);
});

test('ends overlapping marks where each ends', () => {
  const segments = splitByMarks('abcdef', [
    { number: 1, start: 0, end: 4 },
    { number: 2, start: 2, end: 6 },
  ]);

  expect(segments.map(({ text, ending }) => [text, ending])).toEqual([
    ['ab', []],
    ['cd', [1]],
    ['ef', [2]],
  ]);
});

test('puts a number behind the punctuation that follows its words', () => {
  const segments = splitByMarks('my calendar, or', [{ number: 1, start: 3, end: 11 }]);

  expect(segments.map(({ text, numbers, ending }) => [text, numbers, ending])).toEqual([
    ['my ', [], []],
    ['calendar', [1], []],
    [',', [], [1]],
    [' or', [], []],
  ]);
});

test('gives no segments for an empty text', () => {
  expect(splitByMarks('', [words])).toEqual([]);
});

test('moves marks behind an insertion and leaves those before it', () => {
  const before = 'one two three';
  const marks = [
    { number: 1, start: 0, end: 3 },
    { number: 2, start: 8, end: 13 },
  ];

  expect(shiftMarks(marks, before, 'one and two three')).toEqual([
    { number: 1, start: 0, end: 3 },
    { number: 2, start: 12, end: 17 },
  ]);
});

test('drops a mark whose words were changed', () => {
  expect(shiftMarks([{ number: 1, start: 4, end: 7 }], 'one two', 'one tuo')).toEqual([]);
});
