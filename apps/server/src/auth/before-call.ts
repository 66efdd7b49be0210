import { paths } from '@replysmith/contract';
import { APIError, getSessionFromCtx } from 'better-auth/api';
import type { Database } from '../db/database.ts';
import { callOf } from './call-of.ts';
import { claimCode } from './two-factor/claim-code.ts';
import { countTry, type Tried } from './count-try.ts';
import { halfSignedInUserId } from './two-factor/half-signed-in.ts';
import type { HookContext } from './hook-context.ts';
import { knownBrowser } from './known-browser.ts';
import { refuseWeakPassword } from './passwords/refuse-weak-password.ts';
import { beginSignIn } from './sign-in-under-way.ts';

const { accounts } = paths;

const asksForPassword = new Set(
  [
    accounts.changePassword,
    accounts.enableTwoFactor,
    accounts.disableTwoFactor,
    accounts.newRecoveryCodes,
  ].map(callOf),
);
const asksForCode = new Set([accounts.verifyTotp, accounts.verifyRecoveryCode].map(callOf));

/** Refuses weak passwords, and slows down who guesses at an account, from however many addresses. */
export async function beforeCall(ctx: HookContext, db: Database): Promise<void> {
  const { path } = ctx;
  const body = (ctx.body ?? {}) as Record<string, unknown>;
  refuseWeakPassword(path, body);
  if (path === callOf(accounts.signIn)) {
    const email = String(body.email);
    const browser = await knownBrowser(ctx, email);
    await (browser ? slowDown('browser', browser) : slowDown('account', email));
    await beginSignIn(db, { email: email.toLowerCase() });
  }
  if (asksForPassword.has(path)) {
    const user = (await getSessionFromCtx(ctx))?.user;
    if (user) await slowDown('password', user.id);
    if (user && !user.emailVerified && path === callOf(accounts.enableTwoFactor)) {
      throw new APIError('FORBIDDEN', { code: 'two_factor_unverified' });
    }
  }
  if (asksForCode.has(path)) {
    const signedIn = (await getSessionFromCtx(ctx))?.user.id;
    const userId = signedIn ?? (await halfSignedInUserId(ctx));
    if (!userId) return;
    await slowDown('code', userId);
    if (!signedIn) await beginSignIn(db, { id: userId });
    if (path === callOf(accounts.verifyTotp)) await claimCode(ctx, db, userId);
  }

  async function slowDown(...[tried, account]: [Tried, string]) {
    const wait = await countTry(db, tried, account, new Date());
    if (wait) throw new APIError('TOO_MANY_REQUESTS', {}, { 'X-Retry-After': String(wait) });
  }
}
