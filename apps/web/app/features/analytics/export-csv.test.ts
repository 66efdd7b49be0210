import { expect, it } from 'vitest';
import { csvOf } from './export-csv.tsx';

it('writes one line for each row, its head first', () => {
  expect(
    csvOf(
      ['Area', 'Emails'],
      [
        ['The ask', 12],
        ['Length, all of it', 3.67],
      ],
    ),
  ).toBe('\uFEFFArea,Emails\r\nThe ask,12\r\n"Length, all of it",3.67\r\n');
});

it('lets no text run as a formula, and leaves numbers below zero what they are', () => {
  expect(csvOf(['=1+1'], [['@SUM(A1)'], [-3.5], [null]])).toBe(
    "\uFEFF'=1+1\r\n'@SUM(A1)\r\n-3.5\r\n\r\n",
  );
});
