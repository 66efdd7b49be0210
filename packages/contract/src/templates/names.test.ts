import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { lengths } from '../lengths.ts';
import { nameByPattern, nameOfCopy } from './text.ts';

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

const known = { subject: 'Re: Slow <checkout>', category: 'Follow-up', day: '2026-11-22' };

it.each([
  ['descriptive', 'Slow checkout'],
  ['category-subject', 'Follow-up: Slow checkout'],
  ['category-date', 'Follow-up, 2026-11-22'],
  ['as in 2019', 'Slow checkout'],
])('%s: %s', (pattern, name) => {
  expect(nameByPattern({ ...known, pattern })).toBe(name);
});

it('names nothing after nothing, and a template of no category General', () => {
  expect(nameByPattern({ ...known, subject: '', pattern: 'category-subject' })).toBe('');
  expect(nameByPattern({ ...known, category: '', pattern: 'category-date' })).toBe(
    'General, 2026-11-22',
  );
});

it('is never longer than a name may be, nor ends in half a sign', () => {
  const name = nameByPattern({ ...known, subject: `${'x'.repeat(99)}𠮷`, pattern: 'descriptive' });
  expect(name).toBe('x'.repeat(99));
});
