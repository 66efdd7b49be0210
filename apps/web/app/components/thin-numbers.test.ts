import { expect, test } from 'vitest';
import { splitByMarks, thinNumbers } from './marks.ts';

const text = 'we are we and we';
const we = [0, 7, 14].map((start) => ({ number: 1, start, end: start + 2 }));
const also = { number: 2, start: 0, end: 2 };

function numbersIn(marks: typeof we, highlight: number | null) {
  return thinNumbers(splitByMarks(text, marks), highlight)
    .filter(({ numbers }) => numbers.length > 0)
    .map(({ ending }) => ending);
}

test('numbers only the first of the words that one line is about', () => {
  expect(numbersIn(we, null)).toEqual([[1], [], []]);
});

test('numbers all of them while the line is highlighted', () => {
  expect(numbersIn(we, 1)).toEqual([[1], [1], [1]]);
});

test('never puts two numbers in one place, and shows the one that is highlighted', () => {
  const last = { number: 2, start: 14, end: 16 };
  expect(numbersIn([...we, also, last], null)).toEqual([[1], [], [2]]);
  expect(numbersIn([...we, also, last], 2)).toEqual([[2], [], [2]]);
});
