import type { KeyScope } from '@replysmith/contract';
import { LRUCache } from 'lru-cache';

type User = {
  readonly id: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly isAdmin: boolean;
};

/** The person behind a valid session. */
export type SessionUser = User & {
  /** The session of this call. */
  readonly sessionId: string;
  /** Unless the session is used before then. */
  readonly sessionEndsAt: Date;
};

/** The person behind a valid access key, which never makes anybody an admin. */
export type KeyUser = User & {
  readonly key: { readonly id: string; readonly scope: KeyScope; readonly endsAt: Date | null };
};

export type CallingUser = SessionUser | KeyUser;

function hasEnded(user: CallingUser): boolean {
  const endsAt = 'key' in user ? user.key.endsAt : user.sessionEndsAt;
  return endsAt !== null && endsAt <= new Date();
}

/**
 * The longest that somebody may be remembered, in milliseconds: how long an ended session or
 * key could live on where the database's notice of its end is lost.
 */
const maxTtl = 5_000;

/** What the database tells of a person. */
type Notice = { readonly type: string; readonly user_id: string };

/**
 * Remembers for a moment who called with which cookie or access key. Whoever ends one or changes an account
 * says so with `forget`; other servers hear of it by a notice of the database.
 */
export function createSessionCache(ttl = maxTtl) {
  const users = new LRUCache<string, CallingUser>({ max: 10_000, ttl });
  let invalidations = 0;

  function forget(userId: string): void {
    invalidations += 1;
    for (const [secret, user] of users) if (user.id === userId) users.delete(secret);
  }

  return {
    /**
     * The remembered user, or else whom `load` finds. The name says of which kind the secret is, so
     * that nobody can pass one off as the other.
     */
    find: async <Found extends CallingUser>(
      secret: string,
      load: () => Promise<Found | null>,
    ): Promise<Found | null> => {
      const known = users.get(secret) as Found | undefined;
      if (known && !hasEnded(known)) return known;
      const before = invalidations;
      const user = await load();
      // What was read before a change must not be remembered after it.
      if (user && before === invalidations) users.set(secret, user);
      return user;
    },

    /** Looks this person up again at their next call. To be called after the commit. */
    forget,

    onNotice: ({ type, user_id }: Notice): void => {
      if (type === 'account' || type === 'session_end') forget(user_id);
    },

    /** Makes up for notices that may have been missed. */
    catchUp: (): void => {
      invalidations += 1;
      users.clear();
    },
  };
}

export type SessionCache = ReturnType<typeof createSessionCache>;
