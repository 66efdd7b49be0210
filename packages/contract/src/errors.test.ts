import { expect, test } from 'vitest';

import { errorCodes } from './errors.ts';
import { ErrorBody, z } from './schemas.ts';

test.each(Object.entries(errorCodes))('%s has an HTTP error status and a sentence', (_, entry) => {
  expect(entry.status).toBeGreaterThanOrEqual(400);
  expect(entry.status).toBeLessThan(600);
  expect(entry.message.trim().length).toBeGreaterThan(5);
});

test('an answer with an unknown code is not an error body', () => {
  const body = { error: { code: 'on_fire', message: 'Help', request_id: 'r1' } };
  expect(ErrorBody.safeParse(body).success).toBe(false);
});

const number = z.number();

test.each([
  [z.string(), null, 'This must be text.'],
  [z.array(z.string()), null, 'This must be a list.'],
  [z.boolean(), null, 'This must be true or false.'],
  [z.object({}), 'x', 'This must be a group of fields.'],
  [number, Number.NaN, 'This must be a number.'],
  [z.int(), 1.5, 'This must be a whole number.'],
  [z.date(), 'x', 'This is not what is expected here.'],
  [z.string(), undefined, 'This is missing.'],
  [z.strictObject({}), { a: 1, b: 2 }, 'There is no field a or b.'],
  [z.enum(['a', 'b']), 'c', 'This must be one of: a, b.'],
  [z.literal('a'), null, 'This must be a.'],
  [z.string().max(2), 'abc', 'Use at most 2 characters.'],
  [z.string().min(2), '', 'Use at least 2 characters.'],
  [z.array(z.string()).max(1), ['a', 'b'], 'Use at most 1.'],
  [z.array(z.string()).min(1), [], 'Use at least 1.'],
  [number.max(2), 3, 'This must be at most 2.'],
  [number.min(2), 1, 'This must be at least 2.'],
  [z.uuid(), 'x', 'This does not have the expected form.'],
  [z.union([z.string(), number]), true, 'This is not what is expected here.'],
  [number.refine(() => false), 1, 'This is not what is expected here.'],
  [z.string('Say what to look for.'), null, 'Say what to look for.'],
])('a field without words of its own has a plain sentence, case %#', (field, value, sentence) => {
  const { error } = (field as z.ZodType).safeParse(value);
  expect(error?.issues.map(({ message }) => message)).toEqual([sentence]);
});
