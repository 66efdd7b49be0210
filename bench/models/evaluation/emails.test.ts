import { expect, test } from 'vitest';
import { chooseEmails, readBriefs } from './emails.ts';

const idsOf = (limit: number, seed: number) => chooseEmails({ limit, seed }).map(({ id }) => id);

test('takes every email once, and none of the part that is only measured on', () => {
  const ids = idsOf(Infinity, 1);
  expect(ids.length).toBeGreaterThan(1_000);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain('a01');
  expect(ids.some((id) => id.startsWith('c0'))).toBe(false);
});

test('chooses the same emails for the same seed, and others for another', () => {
  expect(idsOf(5, 7)).toEqual(idsOf(5, 7));
  expect(idsOf(5, 7)).not.toEqual(idsOf(5, 8));
  expect(idsOf(5, 7)).toEqual(idsOf(30, 7).slice(0, 5));
});

test('reads every brief as a request to write an email', () => {
  const briefs = readBriefs();
  expect(briefs.length).toBeGreaterThan(1);
  for (const { body } of briefs)
    expect(body).toMatch(/^Write a cold email from this brief\.\n\n\S/u);
});
