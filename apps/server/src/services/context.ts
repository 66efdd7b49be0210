import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import type { AccountMail } from '../ports/account-mail.ts';
import type { Ai } from '../ports/ai.ts';
import type { Billing, ReadBillingEvent } from '../ports/billing.ts';
import type { HealthCheck } from '../ports/health-check.ts';
import type { ReportMail } from '../ports/report-mail.ts';
import type { Sandbox } from '../ports/sandbox.ts';
import type { DailyTokens } from './ai-requests/daily-tokens.ts';
import type { FollowedAnswers } from './answers/running/followed-answers.ts';
import type { RunningAnswers } from './answers/running/running-answers.ts';
import type { Turns } from './answers/running/turns.ts';
import type { UnsubscribeTokens } from './profiles/unsubscribe-tokens.ts';

type User = {
  readonly id: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly isAdmin: boolean;
};

/** What every verb works with, whoever calls it. */
export type Services = {
  readonly db: Database;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly log: Logger;
  readonly ai: Ai;
  /** This server's, among those that share the database. */
  readonly serverId: number;
  readonly answers: {
    /** What is being written here right now. */
    readonly running: RunningAnswers;
    readonly followed: FollowedAnswers;
    readonly turns: Turns;
  };
  /** How many questions and simulated replies a person gets an hour. */
  readonly questionsPerHour: number;
  readonly dailyTokens: DailyTokens;
  /** Null where nothing can be bought. */
  readonly billing: Billing | null;
  /** What only the sandbox can do; null where real money is paid, or none. */
  readonly sandbox: Sandbox | null;
  /** Null where no provider tells us anything. */
  readonly readBillingEvent: ReadBillingEvent | null;
  readonly mail: AccountMail & ReportMail;
  readonly unsubscribeTokens: UnsubscribeTokens;
  /** Where people reach this server; mails lead there. */
  readonly publicUrl: string;
  /** The parts that say for themselves how they are. */
  readonly checks: readonly HealthCheck[];
};

/** Both throw when the caller has been told that it failed, so that nothing is kept after all. */
export type Call = {
  readonly beforeBegin: () => void;
  /** From here on the call may take a little longer. */
  readonly beforeCommit: () => void;
};

/** Who is asking, and with what. */
export type Context = Services & {
  readonly user: User;
  readonly call: Call;
};

/**
 * For what the server does in somebody's name while nobody waits: it sees their rows alone, has
 * none of their rights beyond that, and what is done is kept.
 */
export function onBehalfOf(services: Services, userId: string): Context {
  const user = { id: userId, email: '', isEmailVerified: false, isAdmin: false };
  const call = { beforeBegin: () => undefined, beforeCommit: () => undefined };
  return { ...services, user, call };
}
