import { createOTP } from '@better-auth/utils/otp';
import { Password, paths } from '@replysmith/contract';
import { dictionary } from '@zxcvbn-ts/language-common';
import { APIError, getSessionFromCtx } from 'better-auth/api';
import { symmetricDecrypt } from 'better-auth/crypto';
import { timingSafeEqual } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { type HookContext, callOf, halfSignedInUserId, knownBrowser } from './known-browser.ts';
import { type Attempt, consumeRateLimit } from './rate-limit.ts';
import { beginSignIn } from './sign-in-lock.ts';

const stepInMs = 30_000;

/**
 * The half minute that a code belongs to: the present one, the one before or the one after, since
 * clocks differ. Null for a wrong code. Follows RFC 6238, with six digits.
 */
export async function stepOf(code: string, secret: string, now: Date): Promise<number | null> {
  const present = Math.floor(now.getTime() / stepInMs);
  const { hotp } = createOTP(secret);
  for (const step of [present + 1, present, present - 1]) {
    if (isSame(await hotp(step), code)) return step;
  }
  return null;
}

function isSame(ours: string, theirs: string): boolean {
  const [a, b] = [Buffer.from(ours), Buffer.from(theirs)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Accepts each code of an authenticator app once, even with concurrent calls, since Better Auth
 * accepts a right code as often as it is sent. Wrong codes are left for it to refuse and count.
 */
async function claimCode(ctx: HookContext, db: Database, userId: string): Promise<void> {
  const twoFactor = await db
    .selectFrom('auth.two_factors')
    .select(['id', 'secret'])
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (!twoFactor) return;
  const secret = await symmetricDecrypt({ key: ctx.context.secretConfig, data: twoFactor.secret });
  const { code } = ctx.body as { code: string };
  const step = await stepOf(code, secret, new Date());
  if (step === null) return;
  const claimed = await db
    .updateTable('auth.two_factors')
    .set({ lastStep: step })
    .where('id', '=', twoFactor.id)
    .where((is) => is.or([is('lastStep', 'is', null), is('lastStep', '<', step)]))
    .executeTakeFirst();
  if (claimed.numUpdatedRows === 0n) throw new APIError('UNAUTHORIZED', { code: 'INVALID_CODE' });
}

const productWords = ['replysmith', 'coldemail'];

/** In lower case. */
const commonPasswords: ReadonlySet<string> = new Set([
  ...dictionary['passwords-common'],
  ...productWords,
]);

/** The reasons for refusing a password; empty when it is accepted. */
function passwordProblems(password: unknown): string[] {
  const parsed = Password.safeParse(password);
  if (!parsed.success) return parsed.error.issues.map((issue) => issue.message);
  if (isWellKnown(parsed.data)) {
    return ['This password is on the lists that attackers try first. Choose another.'];
  }
  return [];
}

/** Changed case, or digits and signs at the end, do not make a known password acceptable. */
function isWellKnown(password: string): boolean {
  const lower = password.toLowerCase();
  return commonPasswords.has(lower) || commonPasswords.has(lower.replace(/[\d\W_]+$/u, ''));
}

const newPasswordFields: Record<string, string> = {
  [callOf(paths.accounts.signUp)]: 'password',
  [callOf(paths.accounts.resetPassword)]: 'newPassword',
  [callOf(paths.accounts.changePassword)]: 'newPassword',
};

/** The rule for new passwords, for every call that sets one. */
function refuseWeakPassword(path: string, body: Record<string, unknown>): void {
  const field = newPasswordFields[path];
  if (!field) return;
  const problems = passwordProblems(body[field]);
  if (problems.length === 0) return;
  throw new APIError('UNPROCESSABLE_ENTITY', {
    code: 'weak_password',
    fields: { [field]: problems },
  });
}

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

/** Refuses weak passwords and limits guesses at an account from any number of addresses. */
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

  async function slowDown(...[attempt, account]: [Attempt, string]) {
    const wait = await consumeRateLimit(db, attempt, account, new Date());
    if (wait) throw new APIError('TOO_MANY_REQUESTS', {}, { 'X-Retry-After': String(wait) });
  }
}
