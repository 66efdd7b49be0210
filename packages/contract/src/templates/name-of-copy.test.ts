import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { lengths } from '../constants/lengths.ts';
import { nameOfCopy } from './name-of-copy.ts';

test.each([
  ['Follow-up', { suffix: ' (Copy)' }, 'Follow-up (Copy)'],
  ['Follow-up', { prefix: 'Copy of ' }, 'Copy of Follow-up'],
  ['x'.repeat(93), { suffix: ' (Copy)' }, `${'x'.repeat(93)} (Copy)`],
  ['x'.repeat(94), { suffix: ' (Copy)' }, `${'x'.repeat(93)} (Copy)`],
  [`${'x'.repeat(92)} yz`, { suffix: ' (Copy)' }, `${'x'.repeat(92)} (Copy)`],
  ['abcdef', { prefix: 'Copy of ', longest: 12 }, 'Copy of abcd'],
  [`${'x'.repeat(92)}😀`, { suffix: ' (Copy)' }, `${'x'.repeat(92)} (Copy)`],
])('%j with %j is %j', (name, mark, copy) => {
  expect(nameOfCopy(name, mark)).toBe(copy);
});

it('always fits and never tears a character apart', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 150 }), (name) => {
      const copy = nameOfCopy(name, { suffix: ' (Copy)' });
      expect(copy.length).toBeLessThanOrEqual(lengths.templateName);
      expect(copy.isWellFormed()).toBe(name.isWellFormed());
    }),
  );
});
