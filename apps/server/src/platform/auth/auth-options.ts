import { paths, periods } from '@replysmith/contract';
import type { BetterAuthOptions } from 'better-auth';
import { createAuthMiddleware } from 'better-auth/api';
import { twoFactor } from 'better-auth/plugins/two-factor';
import type { Logger } from 'pino';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { withUser } from '../db/with-user.ts';
import { type Secrets, encryptionKeys } from '../secrets.ts';
import { afterCall } from './after-call.ts';
import { type AuthMail, authLinks } from './auth-mail.ts';
import { beforeCall } from './before-call.ts';
import type { KeyHooks } from './find-key.ts';
import { type HookContext, callOf, rememberBrowser } from './known-browser.ts';
import { consumeRateLimit, resetRateLimit } from './rate-limit.ts';
import type { SessionCache } from './session-cache.ts';
import { type SessionStore, cookiePrefix, endAllSessions } from './sessions.ts';
import { makeFirstAdmin, noteEvent } from './events.ts';
import { epochFor } from './sign-in-lock.ts';

/** The mails that anybody can have sent to any address. */
const mailKinds = ['verifyEmail', 'resetPassword', 'addressInUse'] as const;

/** Limits these mails to a few an hour per address, without telling the caller. */
function mailInMeasure(mail: AuthMail, db: Database): AuthMail {
  const measured = mailKinds.map((kind) => {
    const send: AuthMail[typeof kind] = async (to, link) => {
      if (!(await consumeRateLimit(db, kind, to.email, new Date()))) await mail[kind](to, link);
    };
    return [kind, send] as const;
  });
  return { ...mail, ...Object.fromEntries(measured) };
}

export type AuthDeps = {
  readonly db: Database;
  readonly mail: AuthMail;
  readonly log: Logger;
  readonly publicUrl: string;
  readonly secrets: Secrets;
  /** Attempts an address has in ten seconds (sign-in, sign-up) or in a minute (mails). */
  readonly attempts: number;
  /** After its last use. */
  readonly sessionDays: number;
  /** The address, in lower case, that becomes an admin when it is verified. */
  readonly adminEmail: string | null;
  /** The minimum duration of calls whose time would reveal whether an account exists. */
  readonly evenMs?: number;
  /** Needs to hear the database's notices. */
  readonly sessionCache: Pick<SessionCache, 'find' | 'forget'>;
  readonly keys: KeyHooks;
};

/** Set by us from the socket; a value that a client sends is overwritten. */
export const clientAddressHeader = 'x-replysmith-client-address';

const { accounts } = paths;

const day = 24 * 60 * 60;
const hour = 60 * 60;

export function authOptions(deps: AuthDeps) {
  const { db, log, publicUrl, secrets, attempts, adminEmail, sessionDays, sessionCache } = deps;
  const mail = mailInMeasure(deps.mail, db);
  const links = authLinks(publicUrl);
  const reset = afterReset({ db, sessionCache, keys: deps.keys, mail, log, links, adminEmail });
  const isHttps = publicUrl.startsWith('https:');
  const entries = { window: 10, max: attempts };
  const mails = { window: 60, max: attempts };
  return {
    appName: 'Replysmith',
    baseURL: publicUrl,
    basePath: paths.auth,
    ...encryptionKeys(secrets),
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
    session: {
      modelName: 'sessions',
      expiresIn: sessionDays * day,
      updateAge: hour,
      additionalFields: {
        signInEpoch: { type: 'number', required: false, input: false, returned: false },
      },
    },
    databaseHooks: {
      session: {
        create: { before: ({ userId }) => Promise.resolve({ data: epochFor(userId) }) },
        delete: {
          after: ({ userId }) => {
            sessionCache.forget(userId);
            return Promise.resolve();
          },
        },
      },
    },
    verification: { modelName: 'verifications', storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      autoSignIn: false,
      requireEmailVerification: false,
      resetPasswordTokenExpiresIn: hour,
      revokeSessionsOnPasswordReset: true,
      // Our password policy checks the length, and counts characters.
      minPasswordLength: 1,
      maxPasswordLength: 1_000,
      sendResetPassword: ({ user, token }) => mail.resetPassword(user, links.resetPassword(token)),
      onExistingUserSignUp: ({ user }) => mail.addressInUse(user, links.signIn()),
      onPasswordReset: reset.onPasswordReset,
    },
    emailVerification: {
      sendOnSignUp: true,
      expiresIn: hour,
      sendVerificationEmail: ({ user, token }) => mail.verifyEmail(user, links.verifyEmail(token)),
      afterEmailVerification: async ({ id, email }) => {
        await makeFirstAdmin(db, adminEmail, email);
        sessionCache.forget(id);
      },
    },
    plugins: [
      twoFactor({
        issuer: 'Replysmith',
        schema: { twoFactor: { modelName: 'two_factors' } },
        twoFactorCookieMaxAge: periods.secondFactorMinutes * 60,
        backupCodeOptions: { storeBackupCodes: 'encrypted' },
        accountLockout: { enabled: true, maxFailedAttempts: 10, durationSeconds: 900 },
      }),
    ],
    rateLimit: {
      enabled: true,
      storage: 'database',
      modelName: 'rate_limits',
      customRules: {
        [callOf(accounts.signIn)]: entries,
        [callOf(accounts.signUp)]: entries,
        [callOf(accounts.changePassword)]: entries,
        [callOf(accounts.resetPassword)]: entries,
        [callOf(accounts.enableTwoFactor)]: entries,
        [callOf(accounts.disableTwoFactor)]: entries,
        [callOf(accounts.newRecoveryCodes)]: entries,
        [callOf(accounts.verifyTotp)]: entries,
        [callOf(accounts.verifyRecoveryCode)]: entries,
        [callOf(accounts.requestReset)]: mails,
        [callOf(accounts.sendVerification)]: mails,
        [callOf(accounts.session)]: false,
      },
    },
    hooks: {
      before: createAuthMiddleware((ctx) => beforeCall(ctx, db)),
      after: createAuthMiddleware(
        afterCall({ db, sessionCache, mail, log, links, onReset: reset.rememberBrowser }),
      ),
    },
    advanced: {
      database: { generateId: 'uuid', joins: true },
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
      // We set our own prefix, so the library must not add "__Secure-".
      useSecureCookies: false,
      cookiePrefix: cookiePrefix(publicUrl),
      defaultCookieAttributes: { secure: isHttps },
    },
    // Unexpected errors are passed on to our error mapper.
    onAPIError: { throw: true },
    logger: { level: 'error', log: (level, message) => log[level](`auth: ${message}`) },
    telemetry: { enabled: false },
  } satisfies BetterAuthOptions;
}

type Deps = SessionStore & {
  readonly mail: AuthMail;
  readonly log: Logger;
  readonly links: ReturnType<typeof authLinks>;
  readonly adminEmail: string | null;
  readonly keys: KeyHooks;
};

type Reset = { readonly id: string; readonly name: string; readonly email: string } & {
  readonly emailVerified: boolean;
};

/** What follows a new password that was set with a link from a mail. */
function afterReset({ db, sessionCache, keys, mail, log, links, adminEmail }: Deps) {
  const resetBy = new WeakMap<Request, string>();
  return {
    onPasswordReset: async ({ user }: { user: Reset }, request?: Request): Promise<void> => {
      noteEvent(log, 'password_reset', user.id);
      if (request) resetBy.set(request, user.email);
      // Better Auth ended the sessions before the new password was stored, which is too early for a
      // session that began in between.
      await endAllSessions({ db, sessionCache }, user.id);
      // Whoever had the old password may have made keys, and webhooks that tell them of every email.
      await keys.revokeAll(user.id);
      await stopWebhooks(db, user.id);
      if (!user.emailVerified) {
        await handOver(db, user.id);
        await makeFirstAdmin(db, adminEmail, user.email);
      }
      await resetRateLimit(db, ['account', 'resetPassword'], user.email);
      await mail.passwordChanged(user, links.forgotPassword());
    },

    /** From then on this is a known browser of the account. */
    rememberBrowser: async (ctx: HookContext): Promise<void> => {
      const email = ctx.request && resetBy.get(ctx.request);
      if (email) await rememberBrowser(ctx, email);
    },
  };
}

async function stopWebhooks(db: Database, id: string): Promise<void> {
  const call = { beforeBegin: () => undefined, beforeCommit: () => undefined };
  await withUser({ db, user: { id }, call }, (tx) => sql`SELECT stop_webhooks()`.execute(tx));
}

/**
 * A person who follows the link owns the address, perhaps for the first time, since anybody can
 * sign up with it. Removes what a stranger may have set up to keep the owner out.
 */
async function handOver(db: Database, userId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('auth.users')
      .set({ emailVerified: true, twoFactorEnabled: false })
      .where('id', '=', userId)
      .execute();
    await tx.deleteFrom('auth.two_factors').where('userId', '=', userId).execute();
  });
}
