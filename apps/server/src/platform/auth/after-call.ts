import { paths } from '@replysmith/contract';
import { isAPIError } from 'better-auth/api';
import type { Logger } from 'pino';
import type { AuthMail, authLinks } from './auth-mail.ts';
import {
  type HookContext,
  callOf,
  forgetHalfSignIn,
  halfSignedInUserId,
  rememberBrowser,
} from './known-browser.ts';
import { type SessionStore, endOtherSessions } from './sessions.ts';
import { noteEvent } from './events.ts';

const { accounts } = paths;

type FollowUp = (ctx: HookContext) => Promise<void> | void;

type Deps = SessionStore & {
  readonly mail: AuthMail;
  readonly log: Logger;
  readonly links: ReturnType<typeof authLinks>;
  readonly onReset: FollowUp;
};

/** What follows a call that Better Auth has answered: notices by mail and lines in the log. */
export function afterCall({ db, sessionCache, mail, log, links, onReset }: Deps) {
  const notice = links.forgotPassword();

  /** What follows each call, once it has succeeded. */
  const followUps: Readonly<Record<string, FollowUp>> = {
    [callOf(accounts.signIn)]: async (ctx) => {
      const signedIn = ctx.context.newSession;
      if (!signedIn) return;
      const { id, email, twoFactorEnabled } = signedIn.user;
      noteEvent(log, twoFactorEnabled ? 'password_accepted' : 'signed_in', id);
      if (!twoFactorEnabled) await rememberBrowser(ctx, email);
    },
    [callOf(accounts.signOut)]: forgetHalfSignIn,
    [callOf(accounts.resetPassword)]: onReset,
    [callOf(accounts.changePassword)]: async ({ context }) => {
      const { session, newSession } = context;
      if (!session) return;
      const { user } = session;
      noteEvent(log, 'password_changed', user.id);
      // Better Auth ended the sessions before the new password was stored, which is too early for a
      // session that began in between.
      if (newSession) await endOtherSessions({ db, sessionCache }, user.id, newSession.session.id);
      await mail.passwordChanged(user, notice);
    },
    [callOf(accounts.verifyTotp)]: async (ctx) => {
      const { newSession, session } = ctx.context;
      if (!newSession) return;
      const { user } = newSession;
      if (!session) {
        noteEvent(log, 'signed_in', user.id);
        return rememberBrowser(ctx, user.email);
      }
      noteEvent(log, 'two_factor_on', user.id);
      await endOtherSessions({ db, sessionCache }, user.id, newSession.session.id);
      await mail.twoFactorOn(user, notice);
    },
    [callOf(accounts.verifyRecoveryCode)]: async (ctx) => {
      const user = ctx.context.newSession?.user;
      if (!user) return;
      noteEvent(log, 'signed_in_by_recovery_code', user.id);
      await rememberBrowser(ctx, user.email);
    },
    [callOf(accounts.newRecoveryCodes)]: async ({ context }) => {
      const user = context.session?.user;
      if (!user) return;
      noteEvent(log, 'new_recovery_codes', user.id);
      await mail.newRecoveryCodes(user, notice);
    },
    [callOf(accounts.disableTwoFactor)]: async ({ context }) => {
      const user = context.newSession?.user;
      if (!user) return;
      noteEvent(log, 'two_factor_off', user.id);
      await mail.twoFactorOff(user, notice);
    },
  };

  return async (ctx: HookContext): Promise<void> => {
    const followUp = followUps[ctx.path];
    if (!followUp) return;
    if (!isAPIError(ctx.context.returned)) return followUp(ctx);
    noteEvent(log, 'refused', await whoTried(ctx), { call: ctx.path });
  };

  async function whoTried(ctx: HookContext): Promise<string | null> {
    const signedIn = ctx.context.session?.user.id ?? (await halfSignedInUserId(ctx));
    const { email } = (ctx.body ?? {}) as { email?: unknown };
    if (signedIn || typeof email !== 'string') return signedIn;
    const found = await db
      .selectFrom('auth.users')
      .select('id')
      .where('email', '=', email.toLowerCase())
      .executeTakeFirst();
    return found?.id ?? null;
  }
}
