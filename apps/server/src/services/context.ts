import type { Draft, Review } from '@replysmith/coach';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';

type User = {
  readonly id: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
};

/** What every verb works with, whoever calls it. */
export type Services = {
  readonly db: Database;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly log: Logger;
  /** Does the coach's work where it holds nobody up; fails when there is too much of it. */
  readonly review: (draft: Draft) => Promise<Review>;
};

/** Who is asking, and with what. */
export type Context = Services & {
  readonly user: User;
  /** Throws when the caller has been told that it failed, so that nothing is kept after all. */
  readonly beforeCommit: () => void;
};
