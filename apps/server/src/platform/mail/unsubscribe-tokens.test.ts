import { expect, it } from 'vitest';
import { createUnsubscribeTokens } from './unsubscribe-tokens.ts';

const ada = '11111111-1111-4111-8111-111111111111';
const bea = '22222222-2222-4222-8222-222222222222';
const tokens = createUnsubscribeTokens(['a secret that is long enough for this']);
const token = tokens.tokenFor(ada);

it('says whose a token is that it made', () => {
  expect(tokens.userOf(token)).toBe(ada);
  expect(tokens.tokenFor(ada)).toBe(token);
});

it.each([
  ['another person’s name on it', token.replace(ada, bea)],
  ['a letter changed', token.slice(0, -2) + (token.at(-2) === 'A' ? 'B' : 'A') + token.slice(-1)],
  ['a letter more', `${token}A`],
  ['its end cut off', token.slice(0, -1)],
  ['no signature', `${ada}.`],
  ['nothing in it', ''],
  ['NUL in it', `${token}\0`],
])('knows none with %s', (_what, altered) => {
  expect(tokens.userOf(altered)).toBeNull();
});

it('knows none that another secret made', () => {
  expect(
    createUnsubscribeTokens(['another secret, as long as the first']).userOf(token),
  ).toBeNull();
});
