import { expect, test } from 'vitest';
import type { LabelledCase } from '../../coach/reading/labelled-case.ts';
import { chooseEmails } from './choose-emails.ts';

function caseOf(name: string, kind: LabelledCase['kind'], bodies: readonly string[]): LabelledCase {
  const emails = bodies.map((body) => ({ rank: 'only' as const, subject: null, body }));
  const unknown = { profile: undefined, stage: undefined, differs: null, is: null, why: '' };
  return { name, kind, emails, ...unknown };
}

const numbers = Array.from({ length: 30 }, (_, at) => `Hi ${at}`);
const cases = [
  caseOf('many', 'triple', numbers),
  caseOf('again', 'good', ['Hi 3']),
  caseOf('a poem', 'not_email', ['O rose']),
];
const bodiesOf = (limit: number, seed: number) =>
  chooseEmails(cases, { limit, seed }).map(({ body }) => body);

test('takes every email once and no text that is none', () => {
  expect(bodiesOf(Infinity, 1).toSorted()).toEqual(numbers.toSorted());
});

test('chooses the same emails for the same seed, and others for another', () => {
  expect(bodiesOf(5, 7)).toEqual(bodiesOf(5, 7));
  expect(bodiesOf(5, 7)).not.toEqual(bodiesOf(5, 8));
  expect(bodiesOf(5, 7)).toEqual(bodiesOf(30, 7).slice(0, 5));
});
