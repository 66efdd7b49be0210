import { expect, it } from 'vitest';
import { profile } from '../../../testing/samples.ts';
import { changesOf, valuesOf } from './changes-of.ts';

const told = { ...profile, email_signature: 'Nora\nBrightlane' };
const change = (changes: Partial<ReturnType<typeof valuesOf>>) =>
  changesOf(told, { ...valuesOf(told), ...changes });

it('is empty when nothing was changed', () => {
  expect(change({})).toEqual({});
});

it('names what was changed and nothing else', () => {
  expect(change({ company: ' Kestrel ' })).toEqual({ company: 'Kestrel' });
  expect(change({ fullName: 'Nora L.' })).toEqual({ full_name_override: 'Nora L.' });
});

it('keeps the lines of a signature as they are typed', () => {
  expect(change({ signature: 'Nora\n  +47 …\n' })).toEqual({ email_signature: 'Nora\n  +47 …\n' });
});

it('empties what was emptied', () => {
  expect(change({ company: ' ', signature: '\n' })).toEqual({
    company: null,
    email_signature: null,
  });
});

it('compares with the name one goes by', () => {
  const known = { ...told, full_name_override: 'Nora L.' };
  expect(valuesOf(known).fullName).toBe('Nora L.');
  expect(changesOf(known, { ...valuesOf(known), fullName: 'Nora Lindqvist' })).toEqual({
    full_name_override: 'Nora Lindqvist',
  });
});
