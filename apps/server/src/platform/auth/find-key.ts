import { KeyScope } from '@replysmith/contract';
import type { Database } from '../db/database.ts';
import { withOperator } from '../db/with-user.ts';
import { AppError } from '../errors.ts';
import { hashOfKey, isWellFormed } from '../key-format.ts';
import { consumeRateLimit } from './rate-limit.ts';
import type { KeyUser, SessionCache } from './session-cache.ts';

/** Where a key was used. */
export type KeyUse = {
  readonly key: string;
  readonly address: string;
  /** What the calling program says it is. */
  readonly userAgent: string;
};

/** A key that works, and how it was used before. */
export type UsedKey = {
  readonly id: string;
  readonly user_id: string;
  readonly last_used_at: Date | null;
  readonly last_used_from: string | null;
};

/** What the module that keeps the keys does with them. */
export type KeyHooks = {
  /** In a transaction of the operator's. */
  readonly recordUse: (tx: Database, key: UsedKey, use: KeyUse) => Promise<void>;
  readonly revokeAll: (userId: string) => Promise<void>;
};

type Deps = {
  readonly db: Database;
  readonly sessionCache: Pick<SessionCache, 'find'>;
  readonly keys: KeyHooks;
};

/** Finds whose key a call brings. Throws for one that does not work, saying why. */
export function keyUserFinder({ db, sessionCache, keys }: Deps) {
  return async (use: KeyUse): Promise<KeyUser> => {
    if (!isWellFormed(use.key)) throw new AppError('invalid_key');
    const hash = hashOfKey(use.key);
    const user = await sessionCache.find(`key ${hash.toString('base64')}`, () => find(hash, use));
    return user ?? refuse('invalid_key', use);
  };

  async function find(hash: Buffer, use: KeyUse): Promise<KeyUser | null> {
    const now = new Date();
    const found = await withOperator(db, async (tx) => {
      const row = await tx
        .selectFrom('access_keys as key')
        .innerJoin('auth.users as user', 'user.id', 'key.user_id')
        .select(['user.id', 'user.email', 'user.emailVerified as isEmailVerified'])
        .select(['key.id as keyId', 'scope', 'expires_at', 'revoked_at'])
        .select(['last_used_at', 'last_used_from'])
        .where('hash', '=', hash)
        .executeTakeFirst();
      const works = row && !row.revoked_at && !(row.expires_at && row.expires_at <= now);
      if (works) await keys.recordUse(tx, { ...row, id: row.keyId, user_id: row.id }, use);
      return row;
    });
    if (!found) return null;
    const { keyId, scope, expires_at, revoked_at, id, email, isEmailVerified } = found;
    if (revoked_at) return refuse('key_revoked', use);
    if (expires_at && expires_at <= now) return refuse('key_expired', use);
    const key = { id: keyId, scope: KeyScope.parse(scope), endsAt: expires_at };
    return { id, email, isEmailVerified, isAdmin: false, key };
  }

  /** Whoever keeps trying keys that do not work is slowed down; keys that work go on working. */
  async function refuse(
    code: 'invalid_key' | 'key_expired' | 'key_revoked',
    { address }: KeyUse,
  ): Promise<never> {
    const wait = await consumeRateLimit(db, 'accessKey', address, new Date());
    if (wait !== null) throw new AppError('rate_limited', { retryAfterSeconds: wait });
    throw new AppError(code);
  }
}
