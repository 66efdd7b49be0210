import { expect, it } from 'vitest';
import { factOf } from './fact-of.ts';

const line = { changes: [], kept: 0, isOff: false };

it.each([
  ['nothing', null, 'Comes with the changes'],
  ['nothing', 'Ovens', undefined],
  ['part', null, 'Comes with the changes and what you filled in'],
  ['part', 'Ovens', 'Comes with the changes and what you filled in'],
  ['all', null, 'Comes with what you filled in'],
  ['all', 'Ovens', 'Comes with what you filled in'],
] as const)(
  'says of a line without changes, of which fills moved %s, with the subject %s: %s',
  (filled, subject, fact) => {
    expect(factOf({ ...line, filled }, { subject })).toBe(fact);
  },
);

it('says of a line with changes how many of them are kept', () => {
  const changes = [{ field: 'body' }, { field: 'subject' }] as const;
  const factWith = (kept: number, isOff = false, subject: string | null = null) =>
    factOf({ changes, kept, isOff, filled: 'all' }, { subject });
  expect([factWith(2), factWith(1), factWith(0, true), factWith(0)]).toEqual([
    undefined,
    '1 of 2 changes kept',
    'Put back',
    undefined,
  ]);
  const ofSubject = { ...line, changes: [{ field: 'subject' }], filled: 'nothing' } as const;
  expect(factOf(ofSubject, { subject: 'Ovens' })).toBe('Your pick');
});
