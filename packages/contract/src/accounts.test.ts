import { expect, test } from 'vitest';
import { Password } from './accounts.ts';

const reasons = (text: string) => {
  const result = Password.safeParse(text);
  return result.success ? [] : result.error.issues.map((issue) => issue.message);
};

test.each(['Abcdefg1', ' Leading 1', 'Πασσάδα9Σ', `Aa1${'x'.repeat(125)}`, 'Aa1😀😀😀😀😀'])(
  'accepts %j',
  (text) => {
    expect(reasons(text)).toEqual([]);
  },
);

test.each([
  ['Abcdef1', 'Password must be at least 8 characters'],
  ['Aa1😀😀😀😀', 'Password must be at least 8 characters'],
  [`Aa1${'x'.repeat(126)}`, 'Password must be at most 128 characters'],
  [
    'abcdefg1',
    'Password must contain at least one uppercase letter, one lowercase letter, and one number',
  ],
])('refuses %j', (text, reason) => {
  expect(reasons(text)).toContain(reason);
});
