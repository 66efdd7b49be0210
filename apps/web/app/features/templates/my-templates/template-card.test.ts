import { expect, it } from 'vitest';
import { templateFolder, templateSummary } from '../../../testing/template-samples.ts';
import { usesText, whereAndWhen } from './template-card.tsx';

const now = Date.parse('2026-03-20T12:00:00.000Z');

it('goes by the date that the list is sorted by', () => {
  const folder = templateFolder();
  const template = templateSummary({
    folder,
    created_at: '2026-01-05T12:00:00.000Z',
    updated_at: '2026-03-19T12:00:00.000Z',
  });
  expect(whereAndWhen(template, undefined, now)).toBe('E-commerce, 5 Jan');
  expect(whereAndWhen(template, 'updated_at', now)).toBe('E-commerce, yesterday');
  expect(whereAndWhen({ ...template, folder: null }, 'name', now)).toBe('Unorganized, 5 Jan');
});

it.each([
  ['2026-03-20T11:00:00.000Z', '30 days left'],
  ['2026-03-19T11:00:00.000Z', '29 days left'],
  ['2026-02-19T11:00:00.000Z', 'Deleted for good within a day'],
  ['2026-01-01T11:00:00.000Z', 'Deleted for good within a day'],
])('of the trash it says how long it is kept: deleted %s', (deleted_at, words) => {
  expect(whereAndWhen(templateSummary({ deleted_at }), undefined, now)).toBe(words);
});

it('counts uses in words', () => {
  expect([0, 1, 2, 1200].map(usesText)).toEqual([
    'Not used yet',
    'Used once',
    'Used 2 times',
    'Used 1,200 times',
  ]);
});
