import { expect, it } from 'vitest';
import { agoText } from './open-sessions.tsx';

const now = new Date(2026, 2, 10, 9);

it.each([
  [new Date(2026, 2, 10, 0, 1), 'today'],
  [new Date(2026, 2, 9, 23, 59), 'yesterday'],
  [new Date(2026, 2, 7), '3 days ago'],
  [new Date(2026, 2, 3), 'on 3 March 2026'],
  [new Date(2026, 2, 10, 11), 'today'],
])('calls %s %s', (moment, text) => {
  expect(agoText(moment.toISOString(), now)).toBe(text);
});
