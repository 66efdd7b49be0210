import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** What a sign-in was begun with, as it was before anything was checked. */
type SignIn = { begunIn: { readonly userId: string; readonly epoch: number } | null };

const underWay = new AsyncLocalStorage<SignIn>();

/** As the migration has it: what is refused by the database because it was outdated meanwhile. */
const outdated = 'RS001';

/**
 * Answers a sign-in, and anew when the password or the second factor changed meanwhile: the
 * last answer is what is true now.
 */
export async function signInAsOfNow(
  db: Database,
  answer: () => Promise<Response>,
): Promise<Response> {
  const signIn: SignIn = { begunIn: null };
  try {
    const response = await underWay.run(signIn, answer);
    if (!response.ok || (await isStillOf(db, signIn))) return response;
  } catch (error) {
    if (!isOutdated(error)) throw error;
  }
  return signInAsOfNow(db, answer);
}

/** Who signs in here; to be told before the password, or what waits for a code, is looked at. */
export async function beginSignIn(db: Database, who: { email: string } | { id: string }) {
  const signIn = underWay.getStore();
  if (!signIn) return;
  const [column, value] = 'id' in who ? (['id', who.id] as const) : (['email', who.email] as const);
  const found = await db
    .selectFrom('auth.users')
    .select(['id as userId', 'signInEpoch as epoch'])
    .where(column, '=', value)
    .executeTakeFirst();
  signIn.begunIn = found ?? null;
}

/** What a session of this person is written down with. */
export function epochFor(userId: string): { readonly signInEpoch: number | null } {
  const begunIn = underWay.getStore()?.begunIn;
  return { signInEpoch: begunIn?.userId === userId ? begunIn.epoch : null };
}

/** Also when it ended in no session yet, but waits for a code: forgets that if it is outdated. */
async function isStillOf(db: Database, { begunIn }: SignIn): Promise<boolean> {
  if (!begunIn) return true;
  const { userId, epoch } = begunIn;
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
