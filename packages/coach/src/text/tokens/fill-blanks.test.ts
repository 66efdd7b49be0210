import { expect, it } from 'vitest';
import { fillBlanks } from './fill-blanks.ts';

const text = '[fill in: name], I waited [Fill in:seconds] and [fill in: name] waited.';

it('writes what is known into every place and leaves the rest visible', () => {
  expect(fillBlanks(text, { name: 'Tom' })).toBe('Tom, I waited [Fill in:seconds] and Tom waited.');
});

it('leaves a blank open that is filled with nothing but spaces', () => {
  expect(fillBlanks(text, { name: '  ' })).toBe(text);
});

it('takes no word that every object has for a value', () => {
  expect(fillBlanks('[fill in: constructor]', {})).toBe('[fill in: constructor]');
});
