import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import type { AuthMail } from './auth-mail.ts';
import { forgetTries } from './count-try.ts';
import { endAllSessions } from './end-sessions.ts';
import type { HookContext } from './hook-context.ts';
import { rememberBrowser } from './known-browser.ts';
import type { authLinks } from './links.ts';
import { makeFirstAdmin } from './make-first-admin.ts';
import { noteEvent } from './note-event.ts';

type Deps = {
  readonly db: Database;
  readonly mail: AuthMail;
  readonly log: Logger;
  readonly links: ReturnType<typeof authLinks>;
  readonly adminEmail: string | null;
};

type Reset = { readonly id: string; readonly name: string; readonly email: string } & {
  readonly emailVerified: boolean;
};

/** What follows from a new password that was set with a link from a mail. */
export function afterReset({ db, mail, log, links, adminEmail }: Deps) {
  const resetBy = new WeakMap<Request, string>();
  return {
    onPasswordReset: async ({ user }: { user: Reset }, request?: Request): Promise<void> => {
      noteEvent(log, 'password_reset', user.id);
      if (request) resetBy.set(request, user.email);
      // Better Auth did so before the new password was there, too early for who signed in meanwhile.
      await endAllSessions(db, user.id);
      if (!user.emailVerified) {
        await handOver(db, user.id);
        await makeFirstAdmin(db, adminEmail, user.email);
      }
      await forgetTries(db, ['account', 'resetPassword'], user.email);
      await mail.passwordChanged(user, links.forgotPassword());
    },

    /** The browser is then one that the account knows. */
    rememberBrowser: async (ctx: HookContext): Promise<void> => {
      const email = ctx.request && resetBy.get(ctx.request);
      if (email) await rememberBrowser(ctx, email);
    },
  };
}

/**
 * Whoever follows the link has the address, and perhaps for the first time: anybody could sign up
 * with it. What a stranger set up to keep the owner out goes.
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
