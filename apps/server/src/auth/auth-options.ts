import { paths } from '@replysmith/contract';
import type { BetterAuthOptions } from 'better-auth';
import { APIError, createAuthMiddleware } from 'better-auth/api';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { isTriedTooOften } from './account-limit.ts';
import type { AuthMail } from './auth-mail.ts';
import { authLinks } from './links.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';

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

const day = 24 * 60 * 60;
const hour = 60 * 60;

export function authOptions({ db, mail, log, publicUrl, secret, attempts }: AuthDeps) {
  const links = authLinks(publicUrl);
  const isHttps = publicUrl.startsWith('https:');
  const tries = { window: 10, max: attempts };
  const mails = { window: 60, max: attempts };
  return {
    appName: 'Replysmith',
    baseURL: publicUrl,
    basePath: paths.auth,
    secret,
    trustedOrigins: [publicUrl],
    database: { db, type: 'postgres', schemaName: 'auth', transaction: true },
    user: { modelName: 'users' },
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
        '/sign-in/email': tries,
        '/sign-up/email': tries,
        '/change-password': tries,
        '/reset-password': tries,
        '/request-password-reset': mails,
        '/send-verification-email': mails,
        '/get-session': false,
      },
    },
    hooks: {
      before: createAuthMiddleware(async ({ path, body }) => {
        const fields = (body ?? {}) as Record<string, unknown>;
        refuseWeakPassword(path, fields);
        if (path !== '/sign-in/email') return;
        if (await isTriedTooOften(db, String(fields.email), new Date())) {
          throw new APIError('TOO_MANY_REQUESTS');
        }
      }),
    },
    advanced: {
      database: { generateId: 'uuid', joins: true },
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
      // With our own prefix the library must not add its "__Secure-".
      useSecureCookies: false,
      cookiePrefix: isHttps ? '__Host-replysmith' : 'replysmith',
      defaultCookieAttributes: { secure: isHttps },
    },
    // What is no refusal of its own reaches our error mapper.
    onAPIError: { throw: true },
    logger: { level: 'error', log: (level, message) => log[level](`auth: ${message}`) },
    telemetry: { enabled: false },
  } satisfies BetterAuthOptions;
}
