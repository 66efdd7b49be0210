import { LRUCache } from 'lru-cache';

/** The person behind a valid session. */
export type SessionUser = {
  readonly id: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly isAdmin: boolean;
  /** The session of this call. */
  readonly sessionId: string;
  /** Unless the session is used before then. */
  readonly sessionEndsAt: Date;
};

/**
 * The longest that somebody may be remembered, in milliseconds: how long an ended session could
 * live on where the database's notice of its end is lost.
 */
const longest = 5_000;

/** What the database tells of a person. */
type Notice = { readonly type: string; readonly user_id: string };

/**
 * Remembers for a moment who was signed in by which cookie. Whoever ends a session or changes an
 * account says so with `forget`; other servers hear of it by a notice of the database.
 */
export function createSessionCache(ttl = longest) {
  const users = new LRUCache<string, SessionUser>({ max: 10_000, ttl });
  let forgotten = 0;

  function forget(userId: string): void {
    forgotten += 1;
    for (const [cookie, user] of users) if (user.id === userId) users.delete(cookie);
  }

  return {
    /** The remembered user, or else whom `look` finds. */
    find: async (
      cookie: string,
      look: () => Promise<SessionUser | null>,
    ): Promise<SessionUser | null> => {
      const known = users.get(cookie);
      if (known && known.sessionEndsAt > new Date()) return known;
      const before = forgotten;
      const user = await look();
      // What was read before a change must not be remembered after it.
      if (user && before === forgotten) users.set(cookie, user);
      return user;
    },

    /** Looks this person up again at their next call. To be called after the commit. */
    forget,

    onNotice: ({ type, user_id }: Notice): void => {
      if (type === 'account' || type === 'session_end') forget(user_id);
    },

    /** Makes up for notices that may have been missed. */
    catchUp: (): void => {
      forgotten += 1;
      users.clear();
    },
  };
}

export type SessionCache = ReturnType<typeof createSessionCache>;
