import { expect, it } from 'vitest';
import { randomUuid } from './random-uuid.ts';

it('is a UUID of version 4, and another one each time', () => {
  const ids = Array.from({ length: 50 }, randomUuid);
  for (const id of ids) {
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/u);
  }
  expect(new Set(ids).size).toBe(50);
});
