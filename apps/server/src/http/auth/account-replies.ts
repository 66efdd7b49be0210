import {
  paths,
  type RecoveryCodes,
  type SignInReply,
  type TwoFactorSetup,
} from '@replysmith/contract';
import { z } from 'zod';

const { accounts } = paths;

const Setup = z.object({ totpURI: z.string(), backupCodes: z.array(z.string()) });
const Codes = Setup.pick({ backupCodes: true });

const signedIn = { needs_code: false } satisfies SignInReply;

/** What of Better Auth's answers is told; the session's secret stays in its HttpOnly cookie. */
const told: Readonly<Record<string, (body: object) => object>> = {
  [accounts.session]: (body) => ('user' in body ? { user: body.user } : {}),
  [accounts.signIn]: (body) => ({ needs_code: 'twoFactorRedirect' in body }) satisfies SignInReply,
  [accounts.verifyTotp]: () => signedIn,
  [accounts.verifyRecoveryCode]: () => signedIn,
  [accounts.enableTwoFactor]: (body) => {
    const { totpURI, backupCodes } = Setup.parse(body);
    return { totp_uri: totpURI, recovery_codes: backupCodes } satisfies TwoFactorSetup;
  },
  [accounts.newRecoveryCodes]: (body) =>
    ({ recovery_codes: Codes.parse(body).backupCodes }) satisfies RecoveryCodes,
};

export function accountReply(path: string, body: unknown): object | null {
  if (typeof body !== 'object' || body === null) return null;
  return told[path]?.(body) ?? {};
}
