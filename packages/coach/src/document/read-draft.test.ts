import { expect, it } from 'vitest';
import { readDocument } from './read-draft.ts';

const draft = () => ({ subject: 'Ovens', body: 'Hi Tom,\n\nWe make ovens.\n\nWorth a look?' });

it('reads the same draft once', () => {
  const one = draft();
  expect(readDocument(one)).toBe(readDocument(one));
});

it.each([
  { body: 'Hi Ann,\n\nWe sell bread.' },
  { subject: null },
  { stage: 'follow_up' },
  { profile: 'pr' },
] as const)('reads a draft anew that somebody wrote into: %o', (change) => {
  const one = draft();
  readDocument(one);
  Object.assign(one, change);
  expect(readDocument(one)).toEqual(readDocument({ ...draft(), ...change }));
});
