import { expect, it } from 'vitest';
import { authTitle } from './auth-mode.ts';

it.each([
  ['', 'Sign in'],
  ['mode=signup&plan=starter', 'Sign up'],
  ['mode=reset', 'Reset your password'],
  ['mode=reset&token=abc', 'Set a new password'],
])('names the tab for "%s" %s', (search, title) => {
  expect(authTitle(new URLSearchParams(search))).toBe(title);
});
