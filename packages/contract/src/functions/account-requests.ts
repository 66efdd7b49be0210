import { z } from 'zod';
import { lengths } from '../constants/lengths.ts';

const emailProblem = 'This does not look like an email address.';
const passwordProblem = 'Enter your password.';

const EmailAddress = z.email(emailProblem).max(lengths.emailAddress, emailProblem);

/** Bounded only: a new one is judged by `Password` on top, and refused as `weak_password`. */
const AnyPassword = z
  .string(passwordProblem)
  .min(1, passwordProblem)
  .max(1_000, 'This password is too long.');

const FullName = z
  .string('Full name is required')
  .trim()
  .min(1, 'Full name is required')
  .max(lengths.fullName, 'Full name is too long')
  .refine((name) => !/\p{Cc}/u.test(name), 'Full name is invalid');

export const SignUpRequest = z.object({
  name: FullName,
  email: EmailAddress,
  password: AnyPassword,
});

export const SignInRequest = z.object({ email: EmailAddress, password: AnyPassword });

/** To have a mail sent: a new verification link, or one to set a new password. */
export const AccountMailRequest = z.object({ email: EmailAddress });

export const ResetPasswordRequest = z.object({
  token: z.string('The link is incomplete.').regex(/^[\w-]{1,200}$/, 'The link is incomplete.'),
  newPassword: AnyPassword,
});

export const ChangePasswordRequest = z.object({
  currentPassword: AnyPassword,
  newPassword: AnyPassword,
  revokeOtherSessions: z.boolean().default(true),
});
