import { expect, it } from 'vitest';
import { firstLine } from './judge-follow-ups.ts';

it.each([
  [
    'Hi Tom,\n\nThe wait is longer on the\nbasket page. Shall I send it?\n\nNora',
    'The wait is longer on the basket page.',
  ],
  ['Shall I send it to someone else?', 'Shall I send it to someone else?'],
])('is what comes after the greeting: %j', (body, line) => {
  expect(firstLine({ subject: null, body })).toBe(line);
});
