import type { OpenSessionList } from '@replysmith/contract';
import { betterAuth } from 'better-auth';
import { authOptions, type AuthDeps } from './auth-options.ts';
import { type PasswordCheck, checkPassword, evenOut } from './check-password.ts';
import { consumeRateLimit, type Attempt } from './rate-limit.ts';
import { makeFirstAdmin, noteEvent } from './events.ts';
import { type KeyUse, keyUserFinder } from './find-key.ts';
import { acceptOldSecrets } from './secret-rotation.ts';
import type { KeyUser, SessionUser } from './session-cache.ts';
import { endOtherSessions, endSession, listSessions, sessionUserFinder } from './sessions.ts';
import { inOrder, personOf } from './sign-in-lock.ts';

export type Form = Extract<
  Attempt,
  'sentEmail' | 'checkout' | 'portal' | 'exportAccount' | 'weeklyReport' | 'webhook'
>;

export type Search = Extract<Attempt, 'search' | 'deletedSearch' | 'lookUp' | 'likeness'>;

export type Auth = {
  /** Answers one of Better Auth's own calls; throws its errors. */
  readonly answer: (request: Request) => Promise<Response>;
  /** Finds the user by a request's Cookie header. */
  readonly findUser: (cookies: string) => Promise<SessionUser | null>;
  /** Finds the user by an access key; throws for one that does not work. */
  readonly findKeyUser: (use: KeyUse) => Promise<KeyUser>;
  readonly checkPassword: (userId: string, password: string) => Promise<PasswordCheck>;
  readonly listSessions: (user: SessionUser) => Promise<OpenSessionList>;
  /** Returns false for a session that is somebody else's or does not exist. */
  readonly endSession: (user: SessionUser, sessionId: string) => Promise<boolean>;
  readonly endOtherSessions: (user: SessionUser) => Promise<void>;
  /** Returns after how many seconds to try again, or null when there is no need to wait. */
  readonly countBillingCall: (userId: string) => Promise<number | null>;
  /** The same for sending a form. */
  readonly countForm: (userId: string, form: Form) => Promise<number | null>;
  /** The same for reports, by the reporter's id or a visitor's address. */
  readonly countReport: (account: string) => Promise<number | null>;
  /** The same for what agents ask. */
  readonly countAgentCall: (userId: string) => Promise<number | null>;
  readonly countSearch: (userId: string, kind: Search) => Promise<number | null>;
  /** For an address that was verified before it was configured as the admin's. */
  readonly makeFirstAdmin: () => Promise<void>;
};

export function createAuth(deps: AuthDeps): Auth {
  const { db, log, adminEmail, evenMs = 500 } = deps;
  const auth = betterAuth(authOptions(deps));
  const findUser = sessionUserFinder(deps);
  const inTurn = inOrder(db, auth.handler, personOf(findUser, auth.$context));
  return {
    answer: evenOut(acceptOldSecrets(inTurn, deps), evenMs),
    findUser,
    findKeyUser: keyUserFinder(deps),
    countBillingCall: (userId) => consumeRateLimit(db, 'billing', userId, new Date()),
    countForm: (userId, form) => consumeRateLimit(db, form, userId, new Date()),
    countReport: async (account) =>
      (await consumeRateLimit(db, 'report', account, new Date())) ??
      (await consumeRateLimit(db, 'reportOfDay', account, new Date())),
    countAgentCall: async (userId) =>
      (await consumeRateLimit(db, 'agentCall', userId, new Date())) ??
      (await consumeRateLimit(db, 'agentCallOfHour', userId, new Date())),
    countSearch: (userId, kind) => consumeRateLimit(db, kind, userId, new Date()),
    checkPassword: (userId, password) => checkPassword(db, userId, password),
    listSessions: (user) => listSessions(db, user),
    endSession: async (user, sessionId) => {
      const ended = await endSession(deps, user.id, sessionId);
      if (ended) noteEvent(log, 'session_revoked', user.id, { sessionId });
      return ended;
    },
    endOtherSessions: async (user) => {
      await endOtherSessions(deps, user.id, user.sessionId);
      noteEvent(log, 'other_sessions_revoked', user.id);
    },
    makeFirstAdmin: () => makeFirstAdmin(db, adminEmail),
  };
}
