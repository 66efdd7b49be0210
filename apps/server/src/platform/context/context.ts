import type { AdminOverview, Retention } from '@replysmith/contract';
import type { Logger } from 'pino';
import type { Ai } from '../ai/ai.ts';
import type { DailyTokens } from './daily-tokens.ts';
import type { Database } from '../db/database.ts';
import type { UserTransaction } from '../db/with-user.ts';
import type { AccountMail, ReportMail } from '../mail/mail.ts';
import type { UnsubscribeTokens } from '../mail/unsubscribe-tokens.ts';
import type { Encryption } from '../secrets.ts';
import type { Billing, ReadBillingEvent, Sandbox } from '../payments/payments.ts';
import type { Answers } from '../realtime/answers.ts';

type User = {
  readonly id: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly isAdmin: boolean;
};

/** An event of a person's templates that may trigger a workflow. */
export type TemplateEvent = {
  readonly type: 'template_create' | 'high_usage';
  /** The templates that were created or used. */
  readonly ids: readonly string[];
};

/**
 * Leaves work to a queue within a transaction: it is done if and only if that is committed. Of what
 * has the same group, only so much is done at the same time.
 */
export type LeaveJob = (
  tx: UserTransaction,
  queue: string,
  data: object,
  options?: { readonly group?: string; readonly startAfter?: Date },
) => Promise<void>;

/** What every service needs, whoever calls it. */
export type Services = {
  readonly db: Database;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly log: Logger;
  readonly ai: Ai;
  /** This server's id among those that share the database. */
  readonly serverId: number;
  readonly answers: Answers;
  /** Questions and simulated replies per person and hour. */
  readonly questionsPerHour: number;
  readonly dailyTokens: DailyTokens;
  /** Null where nothing can be bought. */
  readonly billing: Billing | null;
  /** The sandbox's own functions; null where payment is real or switched off. */
  readonly sandbox: Sandbox | null;
  /** Null where no provider sends events. */
  readonly readBillingEvent: ReadBillingEvent | null;
  readonly mail: AccountMail & ReportMail;
  /** How long what is deleted by itself is kept. */
  readonly retention: Retention;
  readonly unsubscribeTokens: UnsubscribeTokens;
  readonly encryption: Encryption;
  readonly leaveJob: LeaveJob;
  /** Whether webhooks may lead to private addresses, and there without TLS. */
  readonly allowsPrivateWebhooks: boolean;
  /** The server's public address, used for links in mails. */
  readonly publicUrl: string;
  /** Runs the caller's workflows for this event, within the same transaction. */
  readonly triggerWorkflows: (
    ctx: Context,
    tx: UserTransaction,
    event: TemplateEvent,
  ) => Promise<void>;
  /**
   * Looks somebody up again at their next call here, after a commit that changed who they are.
   * Other servers hear of it from the database.
   */
  readonly forgetUser: (userId: string) => void;
  /** The parts of the service that report their health. */
  readonly checks: readonly HealthCheck[];
};

/**
 * Both throw when the caller has already been told that the call failed, so that nothing is stored
 * after all.
 */
export type Call = {
  readonly beforeBegin: () => void;
  /** After this, the call may take a little longer. */
  readonly beforeCommit: () => void;
  /** Of the request that caused it, if one did. */
  readonly requestId?: string | undefined;
};

/** The services, together with the user who calls. */
export type Context = Services & {
  readonly user: User;
  readonly call: Call;
};

/**
 * A context for work in somebody's name while nobody waits. It sees only their rows, has none of
 * their other rights, and its changes are always committed.
 */
export function onBehalfOf(services: Services, userId: string): Context {
  const user = { id: userId, email: '', isEmailVerified: false, isAdmin: false };
  const call = { beforeBegin: () => undefined, beforeCommit: () => undefined };
  return { ...services, user, call };
}

/** What was found of a part of the service and, unless it is good, what to do. */
export type Check = AdminOverview['health'][number];

/** A part of the service that reports its health. */
export type HealthCheck = {
  readonly name: string;
  readonly look: () => Promise<Omit<Check, 'name'>> | Omit<Check, 'name'>;
};
