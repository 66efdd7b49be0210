import { expect, test } from 'vitest';
import { parseCases } from './parse-cases.ts';
import { readCases } from './read-cases.ts';

const pair = `=== half an hour
pair · differs: ask kind · profile: sales · stage: first
A small question does better (C1).

--- email
Subject: Pallets

Hi Ruth,

@@

Ines
--- weak
A call for $& minutes?
--- strong

=== a poem
not_email · is: poem
It asks nothing of anybody.

--- only
Roses are red
`;

test('puts what differs into the email that the ranks have in common', () => {
  const [found] = parseCases('asks', pair);
  expect(found).toEqual({
    name: 'asks: half an hour',
    kind: 'pair',
    profile: 'sales',
    stage: 'first',
    differs: 'ask kind',
    is: null,
    why: 'A small question does better (C1).',
    emails: [
      { rank: 'weak', subject: 'Pallets', body: 'Hi Ruth,\n\nA call for $& minutes?\n\nInes' },
      { rank: 'strong', subject: 'Pallets', body: 'Hi Ruth,\n\nInes' },
    ],
  });
});

test('reads whole emails, and one without a subject', () => {
  expect(parseCases('asks', pair)[1]).toMatchObject({
    kind: 'not_email',
    is: 'poem',
    profile: undefined,
    emails: [{ rank: 'only', subject: null, body: 'Roses are red' }],
  });
});

test('names the case that holds an unknown kind, rank or profile', () => {
  expect(() => parseCases('asks', pair.replace('pair ·', 'duel ·'))).toThrow(
    /half an hour: "duel"/,
  );
  expect(() => parseCases('asks', pair.replace('--- weak', '--- poor'))).toThrow(/"poor"/);
  expect(() => parseCases('asks', pair.replace(': sales', ': sale'))).toThrow(/"sale"/);
  expect(() => parseCases('asks', pair.replace('@@', ''))).toThrow(/one @@ is wanted/);
});

test('every case of this repository has a title of its own, a reason and two different emails', () => {
  const cases = readCases();
  expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
  for (const { name, kind, why, emails } of cases) {
    expect(why, name).not.toBe('');
    const texts = emails.map(({ subject, body }) => `${subject ?? ''}\n${body}`);
    expect(new Set(texts).size, name).toBe(emails.length);
    const wanted = { pair: 2, equal: 2, triple: 3, good: 1, short: 1, not_email: 1 };
    expect(emails.length, name).toBe(wanted[kind]);
  }
});
