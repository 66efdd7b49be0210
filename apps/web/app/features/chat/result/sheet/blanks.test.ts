import { expect, it } from 'vitest';
import { blanksIn, fillBlanks } from './blanks.ts';

const text = '[fill in: name], I waited [Fill in:seconds] and [fill in: name] waited.';

it('names each blank once, however it is spelt', () => {
  expect(blanksIn(text)).toEqual(['name', 'seconds']);
});

it('writes what is known into every place and leaves the rest visible', () => {
  expect(fillBlanks(text, { name: 'Tom' })).toBe('Tom, I waited [Fill in:seconds] and Tom waited.');
});
