import type { RewriteChoices } from '@replysmith/contract';
import { expect, it } from 'vitest';
import { choicesOf } from '../changes/choices.ts';
import { factOf } from './verdict.tsx';

const line = { changes: [], retained: 0, offers: 0, isAnswered: false, isOff: false };
const nothing = choicesOf(null);
const picked = { subject: 'Ovens' };
const took = { taken: ['offer 1'] };

it.each<['all' | 'part' | 'nothing', Partial<RewriteChoices>, string | undefined]>([
  ['nothing', {}, 'Comes with the changes'],
  ['nothing', picked, undefined],
  ['part', {}, 'Comes with the changes and what you filled in'],
  ['part', picked, 'Comes with the changes and what you filled in'],
  ['all', {}, 'Comes with what you filled in'],
  ['all', took, 'Comes with what you took'],
  ['all', { ...took, answers: { offer: 'An oven.' } }, 'Comes with what you decided'],
])(
  'says of a line without anything of its own, of which the writer moved %s, with %o: %s',
  (own, choices, fact) => {
    expect(factOf({ ...line, own }, { ...nothing, ...choices })).toBe(fact);
  },
);

it('says of a line with changes how many of them are kept', () => {
  const changes = [{ field: 'body' }, { field: 'subject' }] as const;
  const factWith = (retained: number, isOff = false) =>
    factOf({ ...line, changes, retained, isOff, own: 'all' }, nothing);
  expect([factWith(2), factWith(1), factWith(0, true), factWith(0)]).toEqual([
    undefined,
    '1 of 2 changes kept',
    'Put back',
    undefined,
  ]);
  const ofSubject = { ...line, changes: [{ field: 'subject' }], own: 'nothing' } as const;
  expect(factOf(ofSubject, { ...nothing, ...picked })).toBe('Your pick');
});

it('says of a line what the writer took and answered for it', () => {
  const changes = [{ field: 'body' }] as const;
  expect(factOf({ ...line, offers: 1, own: 'all' }, nothing)).toBe('An offer you took');
  expect(factOf({ ...line, isAnswered: true, own: 'all' }, nothing)).toBe('Your answer');
  expect(factOf({ ...line, changes, offers: 2, own: 'part' }, nothing)).toBe('2 offers you took');
});
