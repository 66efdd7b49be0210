import { expect, it } from 'vitest';
import { nameByPattern } from './name-by-pattern.ts';

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
