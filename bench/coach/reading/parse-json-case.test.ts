import { expect, test } from 'vitest';
import { parseJsonCase } from './parse-json-case.ts';

const fields = {
  case: 'pallets',
  type: 'pair',
  profile: 'sales',
  stage: 'first',
  differs: 'ask kind',
  note: 'C1',
  emails: [
    { rank: 'weak', subject: null, body: 'Hi' },
    { rank: 'strong', subject: 'Pallets', body: 'Hi Tom,\r\n\r\nWorth a look?' },
  ],
};

test('reads a case with its line ends as they are', () => {
  expect(parseJsonCase('set', JSON.stringify(fields))).toEqual({
    name: 'set: pallets',
    kind: 'pair',
    profile: 'sales',
    stage: 'first',
    differs: 'ask kind',
    is: null,
    why: 'C1',
    emails: fields.emails,
  });
});

test('leaves a profile it does not know to the coach', () => {
  const strange = JSON.stringify({ ...fields, profile: 'barter' });
  expect(parseJsonCase('set', strange).profile).toBeUndefined();
});

test('names the case that cannot be read', () => {
  const noType = JSON.stringify({ ...fields, type: 'duel' });
  expect(() => parseJsonCase('set', noType)).toThrow('set: pallets: not a case');
  const noBody = JSON.stringify({ ...fields, emails: [{ rank: 'weak' }] });
  expect(() => parseJsonCase('set', noBody)).toThrow('set: pallets: not an email');
});
