import type { AdminOverview } from '@replysmith/contract';
import type { Logger } from 'pino';
import type { Ai } from '../ai/ai.ts';
import type { DailyTokens } from './daily-tokens.ts';
import type { Database } from '../db/database.ts';
import type { UserTransaction } from '../db/with-user.ts';
import type { AccountMail, ReportMail } from '../mail/mail.ts';
import type { UnsubscribeTokens } from '../mail/unsubscribe-tokens.ts';
import type { Billing, ReadBillingEvent, Sandbox } from '../payments/payments.ts';
import type { FollowedAnswers, RunningAnswers } from '../realtime/answer-streams.ts';
import type { Turns } from '../realtime/turns.ts';

type User = {
  readonly id: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly isAdmin: boolean;
};

/** Something that happened to a person's templates, for which a workflow may be waiting. */
export type TemplateEvent = {
  readonly type: 'template_create' | 'high_usage';
  /** The templates that were made, or used. */
  readonly ids: readonly string[];
};

/** What every service works with, whoever calls it. */
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
  /** Runs the caller's workflows that wait for this event, within the same transaction. */
  readonly triggerWorkflows: (
    ctx: Context,
    tx: UserTransaction,
    event: TemplateEvent,
  ) => Promise<void>;
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

type HealthLine = AdminOverview['health'][number];

/** A part of the service that can say how it is. */
export type HealthCheck = {
  readonly name: string;
  readonly look: () => Promise<Omit<HealthLine, 'name'>> | Omit<HealthLine, 'name'>;
};
