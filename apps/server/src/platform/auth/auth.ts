import type { OpenSessionList } from '@replysmith/contract';
import { betterAuth } from 'better-auth';
import { authOptions, type AuthDeps } from './auth-options.ts';
import { type PasswordCheck, checkPassword, evenOut } from './check-password.ts';
import { consumeRateLimit, type Tried } from './rate-limit.ts';
import {
  type SessionUser,
  endOtherSessions,
  endSession,
  listSessions,
  personOf,
  sessionUserFinder,
} from './sessions.ts';
import { inOrder } from './sign-in-lock.ts';
import { makeFirstAdmin, noteEvent } from './events.ts';

export type { SessionUser } from './sessions.ts';

export type Form = Extract<Tried, 'checkout' | 'portal' | 'exportAccount' | 'weeklyReport'>;

export type Search = Extract<Tried, 'search' | 'deletedSearch' | 'lookUp' | 'likeness'>;

export type Auth = {
  /** Answers one of Better Auth's own calls; throws its errors. */
  readonly answer: (request: Request) => Promise<Response>;
  /** By a request's Cookie header. */
  readonly findUser: (cookies: string) => Promise<SessionUser | null>;
  readonly checkPassword: (userId: string, password: string) => Promise<PasswordCheck>;
  readonly listSessions: (user: SessionUser) => Promise<OpenSessionList>;
  /** False for one that is not theirs, or is none. */
  readonly endSession: (user: SessionUser, sessionId: string) => Promise<boolean>;
  readonly endOtherSessions: (user: SessionUser) => Promise<void>;
  /** After how many seconds to come back, if there were too many lately. */
  readonly countBillingCall: (userId: string) => Promise<number | null>;
  /** The same, for a form that somebody sends. */
  readonly countForm: (userId: string, form: Form) => Promise<number | null>;
  /** By the id of who reports, or the address of a visitor. */
  readonly countReport: (account: string) => Promise<number | null>;
  readonly countSearch: (userId: string, kind: Search) => Promise<number | null>;
  /** For an address that was verified before it was named as the admin's. */
  readonly makeFirstAdmin: () => Promise<void>;
};

export function createAuth(deps: AuthDeps): Auth {
  const { db, log, adminEmail, evenMs = 500 } = deps;
  const auth = betterAuth(authOptions(deps));
  const findUser = sessionUserFinder(deps);
  const inTurn = inOrder(db, auth.handler, personOf(findUser, auth.$context));
  return {
    answer: evenOut(inTurn, evenMs),
    findUser,
    countBillingCall: (userId) => consumeRateLimit(db, 'billing', userId, new Date()),
    countForm: (userId, form) => consumeRateLimit(db, form, userId, new Date()),
    countReport: async (account) =>
      (await consumeRateLimit(db, 'report', account, new Date())) ??
      (await consumeRateLimit(db, 'reportOfDay', account, new Date())),
    countSearch: (userId, kind) => consumeRateLimit(db, kind, userId, new Date()),
    checkPassword: (userId, password) => checkPassword(db, userId, password),
    listSessions: (user) => listSessions(db, user),
    endSession: async (user, sessionId) => {
      const ended = await endSession(db, user.id, sessionId);
      if (ended) noteEvent(log, 'session_revoked', user.id, { sessionId });
      return ended;
    },
    endOtherSessions: async (user) => {
      await endOtherSessions(db, user.id, user.sessionId);
      noteEvent(log, 'other_sessions_revoked', user.id);
    },
    makeFirstAdmin: () => makeFirstAdmin(db, adminEmail),
  };
}
