import { ResetPasswordRequest, paths } from '@replysmith/contract';
import { sql } from 'kysely';
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../db/database.ts';

/** What a sign-in began with: the person and their epoch before anything was checked. */
type SignIn = { startedIn: { readonly userId: string; readonly epoch: number } | null };

const underWay = new AsyncLocalStorage<SignIn>();

/** The error code, set in the migration, of a sign-in that became outdated. */
const outdated = 'RS001';

/** Answers a sign-in, and repeats it when the password or the second factor changed meanwhile. */
async function signInAsOfNow(db: Database, answer: () => Promise<Response>): Promise<Response> {
  const signIn: SignIn = { startedIn: null };
  try {
    const response = await underWay.run(signIn, answer);
    if (!response.ok || (await isStillOf(db, signIn))) return response;
  } catch (error) {
    if (!isOutdated(error)) throw error;
  }
  return signInAsOfNow(db, answer);
}

/**
 * Notes the person and their epoch. Must run before the password, or the pending code, is checked.
 */
export async function beginSignIn(db: Database, who: { email: string } | { id: string }) {
  const signIn = underWay.getStore();
  if (!signIn) return;
  const [column, value] = 'id' in who ? (['id', who.id] as const) : (['email', who.email] as const);
  const found = await db
    .selectFrom('auth.users')
    .select(['id as userId', 'signInEpoch as epoch'])
    .where(column, '=', value)
    .executeTakeFirst();
  signIn.startedIn = found ?? null;
}

/** The epoch that a new session of this person is stored with. */
export function epochFor(userId: string): { readonly signInEpoch: number | null } {
  const startedIn = underWay.getStore()?.startedIn;
  return { signInEpoch: startedIn?.userId === userId ? startedIn.epoch : null };
}

/**
 * Whether the epoch is unchanged. Also checks a sign-in that only waits for a code, and deletes it
 * when it is outdated.
 */
async function isStillOf(db: Database, { startedIn }: SignIn): Promise<boolean> {
  if (!startedIn) return true;
  const { userId, epoch } = startedIn;
  const { rows } = await sql<{ epoch: number }>`
    SELECT "signInEpoch" AS epoch FROM auth.users WHERE id = ${userId} FOR SHARE
  `.execute(db);
  if (rows[0]?.epoch === epoch) return true;
  await db.deleteFrom('auth.verifications').where('value', '=', userId).execute();
  return false;
}

function isOutdated(error: unknown): boolean {
  const codes = error instanceof Error ? [error, error.cause] : [error];
  return codes.some((one) => (one as { code?: unknown } | null)?.code === outdated);
}

/**
 * In milliseconds: how long a caller waits for a turn, and after which the turn of a dead server
 * expires.
 */
const timeout = 5_000;
const longestTurn = 10_000;
const pause = 40;

/**
 * Runs calls that change how a person signs in one after the other, across all servers; otherwise
 * two concurrent ones could both report that their change is in force. Holds no connection
 * meanwhile. Returns null when the turn did not come in time.
 */
export async function acquireLock<Result>(
  db: Database,
  userId: string,
  work: () => Promise<Result>,
): Promise<Result | null> {
  const until = await waitForTurn(db, userId);
  if (!until) return null;
  try {
    return await work();
  } finally {
    await db
      .updateTable('auth.users')
      .set({ busyUntil: null })
      .where('id', '=', userId)
      .where('busyUntil', '=', until)
      .execute();
  }
}

async function waitForTurn(db: Database, userId: string): Promise<Date | null> {
  const end = Date.now() + timeout;
  while (Date.now() < end) {
    const now = new Date();
    const until = new Date(now.getTime() + longestTurn);
    const locked = await db
      .updateTable('auth.users')
      .set({ busyUntil: until })
      .where('id', '=', userId)
      .where((is) => is.or([is('busyUntil', 'is', null), is('busyUntil', '<', now)]))
      .executeTakeFirst();
    if (locked.numUpdatedRows > 0n) return until;
    await sleep(pause);
  }
  return null;
}

type Answer = (request: Request) => Promise<Response>;

type PersonFinder = (request: Request) => Promise<string | null>;

const { accounts } = paths;

const signsIn = new Set<string>([
  accounts.signIn,
  accounts.verifyTotp,
  accounts.verifyRecoveryCode,
]);

const changesSigningIn = new Set<string>([
  accounts.resetPassword,
  accounts.changePassword,
  accounts.enableTwoFactor,
  accounts.disableTwoFactor,
  accounts.newRecoveryCodes,
  accounts.verifyTotp,
]);

/** Answers calls that concern how one person signs in as if they did not run concurrently. */
export function inOrder(db: Database, answer: Answer, findPerson: PersonFinder): Answer {
  const answerAnew = (request: Request) =>
    signsIn.has(new URL(request.url).pathname)
      ? signInAsOfNow(db, () => answer(request.clone()))
      : answer(request);

  return async (request) => {
    const isChange = changesSigningIn.has(new URL(request.url).pathname);
    const person = isChange ? await findPerson(request) : null;
    if (!person) return answerAnew(request);
    const answered = await acquireLock(db, person, () => answerAnew(request));
    return answered ?? new Response(null, { status: 429, headers: { 'X-Retry-After': '5' } });
  };
}

type FindUser = (cookies: string) => Promise<{ readonly id: string } | null>;

type Links = {
  readonly internalAdapter: {
    readonly findVerificationValue: (name: string) => Promise<{ readonly value: string } | null>;
  };
};

/**
 * The person a call is about: the signed-in user, or the one whom a link for a new password was
 * sent to.
 */
export function personOf(findUser: FindUser, context: Promise<Links>) {
  return async (request: Request): Promise<string | null> => {
    if (new URL(request.url).pathname !== paths.accounts.resetPassword) {
      return (await findUser(request.headers.get('Cookie') ?? ''))?.id ?? null;
    }
    const { token } = ResetPasswordRequest.parse(await request.clone().json());
    const { internalAdapter } = await context;
    const waiting = await internalAdapter.findVerificationValue(`reset-password:${token}`);
    return waiting?.value ?? null;
  };
}
