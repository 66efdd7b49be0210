import { expect, test } from 'vitest';
import { ErrorBody, errorCodes } from './errors.ts';

test.each(Object.entries(errorCodes))('%s has an HTTP error status and a sentence', (_, entry) => {
  expect(entry.status).toBeGreaterThanOrEqual(400);
  expect(entry.status).toBeLessThan(600);
  expect(entry.message.trim().length).toBeGreaterThan(5);
});

test('an answer with an unknown code is not an error body', () => {
  const body = { error: { code: 'on_fire', message: 'Help', request_id: 'r1' } };
  expect(ErrorBody.safeParse(body).success).toBe(false);
});
