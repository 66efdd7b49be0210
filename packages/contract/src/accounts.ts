import { z } from './schemas.ts';
import { lengths } from './lengths.ts';
import { isPlainText } from './plain-text.ts';

const { passwordMin, passwordMax } = lengths;

/** The one password rule, for sign-up, reset and change. Lengths are in characters; nothing is trimmed. */
export const Password = z
  .string()
  .regex(new RegExp(`^.{${passwordMin},}$`, 'su'), 'Password must be at least 8 characters')
  .regex(new RegExp(`^.{0,${passwordMax}}$`, 'su'), 'Password must be at most 128 characters')
  .refine(
    (text) => /\p{Lu}/u.test(text) && /\p{Ll}/u.test(text) && /\p{Nd}/u.test(text),
    'Password must contain at least one uppercase letter, one lowercase letter, and one number',
  );

/** What the account service tells a browser about who is signed in; null when nobody is. */
export const AccountSession = z
  .object({
    user: z.object({
      id: z.uuid(),
      email: z.string(),
      name: z.string(),
      emailVerified: z.boolean(),
      twoFactorEnabled: z.boolean(),
      role: z.enum(['user', 'admin']),
    }),
  })
  .nullable();
export type AccountSession = z.infer<typeof AccountSession>;
export type SignedInUser = NonNullable<AccountSession>['user'];

const emailProblem = 'This does not look like an email address.';
export const passwordProblem = 'Enter your password.';

const EmailAddress = z.email(emailProblem).max(lengths.emailAddress, emailProblem);

/**
 * Only limited in length: a new password is also checked by `Password` and refused as
 * `weak_password`.
 */
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
  /** The key of the plan they signed up for; an unknown one is ignored. */
  plan: z.string().max(50).optional(),
});

export const SignInRequest = z.object({ email: EmailAddress, password: AnyPassword });

/** Requests a mail: a new verification link, or a link to set a new password. */
export const AccountMailRequest = z.object({ email: EmailAddress });

/** The token of a verification mail; it can be used repeatedly within its hour. */
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

/** Changes to sign-in, and deleting the account, require the password again. */
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
  /** The account's own address, as confirmation. */
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

/** Signed in, or waiting for the second factor. */
export const SignInReply = z.object({ needs_code: z.boolean() });
export type SignInReply = z.infer<typeof SignInReply>;

/** A signed-in browser. */
export const OpenSession = z.object({
  id: z.uuid(),
  is_current: z.boolean(),
  /** The user agent; may be empty. */
  user_agent: z.string(),
  ip_address: z.string().nullable(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime(),
});
export type OpenSession = z.infer<typeof OpenSession>;

/** The current one first, then the latest used. */
export const OpenSessionList = z.object({ items: z.array(OpenSession) });
export type OpenSessionList = z.infer<typeof OpenSessionList>;

/** The token of a mail; whoever has it may unsubscribe from that mail, signed in or not. */
export const UnsubscribeRequest = z.strictObject({
  token: z.string().min(1).max(500).refine(isPlainText, 'This does not look like text.'),
});
export type UnsubscribeRequest = z.infer<typeof UnsubscribeRequest>;

export const UnsubscribeReply = z.object({ list: z.literal('weekly_reports') });
export type UnsubscribeReply = z.infer<typeof UnsubscribeReply>;

export const SendWeeklyReportRequest = z.strictObject({});

/** Whether the last seven days were mailed, or had nothing to report. */
export const SendWeeklyReportReply = z.object({ outcome: z.enum(['sent', 'nothing_to_tell']) });
export type SendWeeklyReportReply = z.infer<typeof SendWeeklyReportReply>;

/** Everything that is kept of a person: the account, its sessions, and a list for each table. */
export const AccountExport = z.looseObject({
  exported_at: z.iso.datetime(),
  account: z.looseObject({}),
  sessions: z.array(z.looseObject({})),
});
