import { paths } from '@replysmith/contract';
import { APIError, getSessionFromCtx } from 'better-auth/api';
import type { Database } from '../db/database.ts';
import { callOf } from './call-of.ts';
import { claimCode } from './two-factor/claim-code.ts';
import { countTry, triesAllowed, windowInSeconds } from './count-try.ts';
import { halfSignedInUserId } from './two-factor/half-signed-in.ts';
import type { HookContext } from './hook-context.ts';
import { refuseWeakPassword } from './passwords/refuse-weak-password.ts';

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
  if (path === callOf(accounts.signIn)) await slowDown('account', String(body.email));
  if (asksForPassword.has(path)) {
    const userId = (await getSessionFromCtx(ctx))?.user.id;
    if (userId) await slowDown('password', userId);
  }
  if (asksForCode.has(path)) {
    const userId = (await getSessionFromCtx(ctx))?.user.id ?? (await halfSignedInUserId(ctx));
    if (!userId) return;
    await slowDown('code', userId);
    if (path === callOf(accounts.verifyTotp)) await claimCode(ctx, db, userId);
  }

  async function slowDown(...[guessed, account]: ['account' | 'password' | 'code', string]) {
    if ((await countTry(db, guessed, account, new Date())) <= triesAllowed) return;
    throw new APIError('TOO_MANY_REQUESTS', {}, { 'X-Retry-After': String(windowInSeconds) });
  }
}
