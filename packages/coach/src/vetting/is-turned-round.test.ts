import { expect, it } from 'vitest';
import { vetRewrite } from './vet-rewrite.ts';

const around = (sentence: string) => `Hi Tom,\n\n${sentence}\n\nWorth a look?\n\nBest,\nNora`;

function accepts(from: string, to: string): boolean {
  const { body } = vetRewrite(
    { subject: null, body: around(from) },
    { subject: null, body: around(to) },
  );
  return body === around(to);
}

it.each([
  ['Harrow saved 20 hours and Fernhill 30 days.', 'Fernhill saved 20 hours and Harrow 30 days.'],
  ['Pages went from 8 seconds to 2.', 'Pages went from 2 seconds to 8.'],
  ['It counts 30 lorries in 9 minutes.', 'It counts 9 lorries in 30 minutes.'],
  ['We do not charge Fernhill for repairs.', 'We charge Fernhill for repairs.'],
  ['We mend every page that Fernhill has.', 'We never mend every page that Fernhill has.'],
  ['See https://a.example/x for the list.', 'See https://a.example/y for the list.'],
  ['We met Tim on Monday.', 'We met Tom on Monday.'],
  ['It costs £30 a month.', 'It costs $30 a month.'],
  ['It is 30% faster.', 'It is 30 times faster.'],
])('does not take “%s” for the same as “%s”', (from, to) => {
  expect(accepts(from, to)).toBe(false);
});

it.each([
  ['Harrow saved 20 hours and Fernhill 30 days.', 'Fernhill saved 30 days and Harrow 20 hours.'],
  ['Of 1,230 claims they paid 30.', 'They paid 30 of 1,230 claims.'],
  ['Do not hesitate to ask Fernhill about it.', 'Please ask Fernhill about it.'],
  ['It is not slow, and Fernhill likes it.', 'It is quick, and Fernhill likes it.'],
])('takes “%s” for the same as “%s”', (from, to) => {
  expect(accepts(from, to)).toBe(true);
});
