import { paths } from '@replysmith/contract';
import type { BetterAuthOptions } from 'better-auth';
import { APIError, createAuthMiddleware } from 'better-auth/api';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { callOf } from './call-of.ts';
import { countTry, triesAllowed } from './count-try.ts';
import type { AuthMail } from './auth-mail.ts';
import { authLinks } from './links.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';
import { cookiePrefix } from './session-user-finder.ts';

export type AuthDeps = {
  readonly db: Database;
  readonly mail: AuthMail;
  readonly log: Logger;
  readonly publicUrl: string;
  readonly secret: string;
  /** Tries an address has in ten seconds (sign-in, sign-up) or in a minute (mails). */
  readonly attempts: number;
};

/** Set by us from the socket; whatever a client sends under this name is overwritten. */
export const clientAddressHeader = 'x-replysmith-client-address';

const { accounts } = paths;

const day = 24 * 60 * 60;
const hour = 60 * 60;

export function authOptions({ db, mail, log, publicUrl, secret, attempts }: AuthDeps) {
  const links = authLinks(publicUrl);
  const isHttps = publicUrl.startsWith('https:');
  const entries = { window: 10, max: attempts };
  const mails = { window: 60, max: attempts };
  return {
    appName: 'Replysmith',
    baseURL: publicUrl,
    basePath: paths.auth,
    secret,
    trustedOrigins: [publicUrl],
    database: { db, type: 'postgres', schemaName: 'auth', transaction: true },
    user: {
      modelName: 'users',
      additionalFields: {
        role: { type: 'string', input: false, defaultValue: 'user' },
        twoFactorEnabled: { type: 'boolean', input: false, defaultValue: false },
        chosenPlan: { type: 'string', required: false, returned: false },
      },
    },
    account: { modelName: 'accounts' },
    session: { modelName: 'sessions', expiresIn: 7 * day, updateAge: day },
    verification: { modelName: 'verifications', storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      autoSignIn: false,
      requireEmailVerification: false,
      resetPasswordTokenExpiresIn: hour,
      revokeSessionsOnPasswordReset: true,
      // The length is the password policy's business, and counted in characters.
      minPasswordLength: 1,
      maxPasswordLength: 1_000,
      sendResetPassword: ({ user, token }) => mail.resetPassword(user, links.resetPassword(token)),
      onExistingUserSignUp: ({ user }) => mail.addressInUse(user, links.signIn()),
    },
    emailVerification: {
      sendOnSignUp: true,
      expiresIn: hour,
      sendVerificationEmail: ({ user, token }) => mail.verifyEmail(user, links.verifyEmail(token)),
    },
    rateLimit: {
      enabled: true,
      storage: 'database',
      modelName: 'rate_limits',
      customRules: {
        [callOf(accounts.signIn)]: entries,
        [callOf(accounts.signUp)]: entries,
        [callOf(accounts.changePassword)]: entries,
        [callOf(accounts.resetPassword)]: entries,
        [callOf(accounts.requestReset)]: mails,
        [callOf(accounts.sendVerification)]: mails,
        [callOf(accounts.session)]: false,
      },
    },
    hooks: {
      before: createAuthMiddleware(async ({ path, body }) => {
        const fields = (body ?? {}) as Record<string, unknown>;
        refuseWeakPassword(path, fields);
        if (path !== callOf(accounts.signIn)) return;
        const tries = await countTry(db, String(fields.email), new Date());
        if (tries > triesAllowed) throw new APIError('TOO_MANY_REQUESTS');
      }),
    },
    advanced: {
      database: { generateId: 'uuid', joins: true },
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
      // With our own prefix the library must not add its "__Secure-".
      useSecureCookies: false,
      cookiePrefix: cookiePrefix(publicUrl),
      defaultCookieAttributes: { secure: isHttps },
    },
    // What is no refusal of its own reaches our error mapper.
    onAPIError: { throw: true },
    logger: { level: 'error', log: (level, message) => log[level](`auth: ${message}`) },
    telemetry: { enabled: false },
  } satisfies BetterAuthOptions;
}
