import { lengths } from '@replysmith/contract';

type PasswordRule = { name: string; isMet: (password: string) => boolean };

/** The contract's one password rule, taken apart so that it can be ticked off while typing. */
export const passwordRules: readonly PasswordRule[] = [
  {
    name: `At least ${lengths.passwordMin} characters`,
    isMet: (password) => Array.from(password).length >= lengths.passwordMin,
  },
  { name: 'An uppercase letter', isMet: (password) => /\p{Lu}/u.test(password) },
  { name: 'A lowercase letter', isMet: (password) => /\p{Ll}/u.test(password) },
  { name: 'A number', isMet: (password) => /\p{Nd}/u.test(password) },
];
