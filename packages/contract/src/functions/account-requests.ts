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
  /** The plan they came for, by its key; one that does not exist is ignored. */
  plan: z.string().max(50).optional(),
});

export const SignInRequest = z.object({ email: EmailAddress, password: AnyPassword });

/** To have a mail sent: a new verification link, or one to set a new password. */
export const AccountMailRequest = z.object({ email: EmailAddress });

/** The token of a verification mail; it works as often as it is sent within its hour. */
export const VerifyEmailRequest = z.object({
  token: z.string('The link is incomplete.').regex(/^[\w.-]{1,2000}$/, 'The link is incomplete.'),
});

export const ResetPasswordRequest = z.object({
  token: z.string('The link is incomplete.').regex(/^[\w-]{1,200}$/, 'The link is incomplete.'),
  newPassword: AnyPassword,
});

export const ChangePasswordRequest = z.object({
  currentPassword: AnyPassword,
  newPassword: AnyPassword,
  revokeOtherSessions: z.boolean().default(true),
});

export const EndSessionRequest = z.object({ session_id: z.uuid() });

/** What changes how one signs in, or ends the account, asks for the password once more. */
export const PasswordRequest = z.object({ password: AnyPassword });

export const TotpRequest = z.object({
  code: z
    .string('Enter the six digits.')
    .transform((code) => code.replace(/\s/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, 'Enter the six digits.')),
});

export const RecoveryCodeRequest = z.object({
  code: z.string('Enter a recovery code.').trim().min(1, 'Enter a recovery code.').max(50),
});

export const DeleteAccountRequest = z.object({
  password: AnyPassword,
  /** The account's own address, typed once more. */
  confirmation: EmailAddress,
});

/** What to scan or type into an authenticator app, and the codes to write down. Shown once. */
export const TwoFactorSetup = z.object({
  totp_uri: z.string(),
  recovery_codes: z.array(z.string()),
});
export type TwoFactorSetup = z.infer<typeof TwoFactorSetup>;

export const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;

/** Signing in: done, or the code of the second factor is still to come. */
export const SignInReply = z.object({ needs_code: z.boolean() });
export type SignInReply = z.infer<typeof SignInReply>;

/** One place where the account is signed in. */
export const OpenSession = z.object({
  id: z.uuid(),
  is_current: z.boolean(),
  /** As the browser names itself; may be empty. */
  user_agent: z.string(),
  ip_address: z.string().nullable(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime(),
});
export type OpenSession = z.infer<typeof OpenSession>;

/** The current one first, then the latest used. */
export const OpenSessionList = z.object({ items: z.array(OpenSession) });
export type OpenSessionList = z.infer<typeof OpenSessionList>;
