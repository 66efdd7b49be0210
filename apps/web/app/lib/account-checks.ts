import { lengths } from '@replysmith/contract';

/** Returns a sentence about what is wrong with a value, or undefined. */
type Check = (value: string) => string | undefined;

export const checkFullName: Check = (name) => {
  if (name.trim() === '') return 'Enter your full name.';
  return checkLength(lengths.fullName)(name);
};

export const checkLength =
  (longest: number): Check =>
  (text) =>
    text.length > longest ? `Use at most ${longest.toLocaleString('en')} characters.` : undefined;

export const checkEmail: Check = (email) => {
  if (email.trim() === '') return 'Enter your email address.';
  if (email.length > lengths.emailAddress || !/^[^\s@]+@[^\s@]+$/.test(email.trim())) {
    return 'This does not look like an email address.';
  }
  return undefined;
};

export const checkCurrentPassword: Check = (password) =>
  password === '' ? 'Enter your password.' : undefined;

/** The contract's sentences, whose schema would bring zod to the sign-in pages. */
const passwordProblems = {
  short: `Password must be at least ${lengths.passwordMin} characters`,
  long: `Password must be at most ${lengths.passwordMax} characters`,
  plain:
    'Password must contain at least one uppercase letter, one lowercase letter, and one number',
};

export const checkNewPassword: Check = (password) => {
  if (password === '') return 'Choose a password.';
  const length = Array.from(password).length;
  if (length < lengths.passwordMin) return passwordProblems.short;
  if (length > lengths.passwordMax) return passwordProblems.long;
  return passwordRules.every(({ isMet }) => isMet(password)) ? undefined : passwordProblems.plain;
};

export const checkTotp: Check = (code) =>
  /^\d{6}$/.test(code) ? undefined : 'Enter the six digits.';

export const checkRecoveryCode: Check = (code) =>
  code.trim() === '' ? 'Enter a recovery code.' : undefined;

type PasswordRule = { name: string; isMet: (password: string) => boolean };

/** The contract's password rule in parts, to be ticked off while typing. */
export const passwordRules: readonly PasswordRule[] = [
  {
    name: `At least ${lengths.passwordMin} characters`,
    isMet: (password) => Array.from(password).length >= lengths.passwordMin,
  },
  { name: 'An uppercase letter', isMet: (password) => /\p{Lu}/u.test(password) },
  { name: 'A lowercase letter', isMet: (password) => /\p{Ll}/u.test(password) },
  { name: 'A number', isMet: (password) => /\p{Nd}/u.test(password) },
];
