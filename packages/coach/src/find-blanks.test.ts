import { expect, it } from 'vitest';
import { findBlanks } from './blanks.ts';

it.each([
  ['I waited [fill in: how long] for it.', ['how long']],
  ['[fill in:a] and [ Fill in : b ]', ['a', 'b']],
  ['[filling in: no] [fill in: no\nno] [fill in] [First Name]', []],
])('reads the blanks of %j', (text, labels) => {
  const blanks = findBlanks(text);
  expect(blanks.map(({ label }) => label)).toEqual(labels);
  for (const { start, end, text: words } of blanks) expect(text.slice(start, end)).toBe(words);
});
