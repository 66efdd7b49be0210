import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { retention } from '@replysmith/contract';
import { sql } from 'kysely';
import { pino } from 'pino';
import { createAi } from '../../platform/ai/writers/create-ai.ts';
import { coachHere } from '../coach-here.ts';
import { createApp } from '../../app.ts';
import { createSandbox } from '../../platform/payments/sandbox.ts';
import type { AuthMail } from '../../platform/auth/auth-mail.ts';
import { createAuth } from '../../platform/auth/auth.ts';
import type { SessionCache } from '../../platform/auth/session-cache.ts';
import { joinServers, notifyServers } from '../../platform/db/server-presence.ts';
import { type Secrets, createEncryption } from '../../platform/secrets.ts';
import type { Site } from '../../platform/http/site.ts';
import type { AppDeps } from '../../platform/http/api.ts';
import { capTokens } from '../../platform/context/daily-tokens.ts';
import { keyHooks } from '../../modules/accounts/access-keys.ts';
import { triggerWorkflows } from '../../modules/workflows/run.ts';
import { createAnswers } from '../../platform/realtime/answers.ts';
import { createLive, noticeChannel } from '../../platform/realtime/live.ts';
import type { AccountMail, ReportMail } from '../../platform/mail/mail.ts';
import type { Services } from '../../platform/context/context.ts';
import { createUnsubscribeTokens } from '../../platform/mail/unsubscribe-tokens.ts';
import { createCaller, type Caller } from '../caller.ts';
import { createPerson, type Person } from '../person.ts';
import { secret } from '../secret.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export const publicUrl = 'http://localhost:3000';

type MailKind = keyof (AuthMail & AccountMail & ReportMail);

export type SentMail = { kind: MailKind; to: string; link: string };

export type TestApp = {
  readonly app: ReturnType<typeof createApp>;
  readonly database: TestDatabase;
  readonly services: Services;
  readonly live: ReturnType<typeof createLive>;
  readonly mails: SentMail[];
  /** The time for the app. */
  readonly clock: { now: Date };
  readonly call: Caller;
  readonly createPerson: () => Promise<Person>;
  readonly close: () => Promise<void>;
};

type Options = Partial<
  Pick<AppDeps, 'publicUrl' | 'mailbox' | 'site' | 'isReady' | 'logsRequests' | 'trustedProxies'>
> & {
  readonly attempts?: number;
  readonly adminEmail?: string;
  readonly secrets?: Secrets;
  readonly retention?: Partial<Services['retention']>;
  readonly log?: Services['log'];
  /** A database that another app has opened and will drop. */
  readonly database?: TestDatabase;
  readonly heartbeatMs?: number;
  readonly ai?: Services['ai'];
  /** The sandbox by default. */
  readonly billing?: Services['billing'];
  readonly readBillingEvent?: Services['readBillingEvent'];
  readonly checks?: Services['checks'];
  readonly questionsPerHour?: number;
  readonly tokensPerDay?: number;
  /** By default what is left is never done. */
  readonly leaveJob?: Services['leaveJob'];
  readonly allowsPrivateWebhooks?: boolean;
  /** None by default, so that what a test writes by itself holds for the next call. */
  readonly sessionCache?: SessionCache;
};

const noModel = { modelOf: () => null, ask: () => Promise.reject(new Error('No model is set.')) };
const noSessionCache: SessionCache = {
  find: (_cookie, look) => look(),
  forget: () => undefined,
  onNotice: () => undefined,
  catchUp: () => undefined,
};
const nothingBuilt: Site = { files: new Map(), addresses: new Map(), notFound: new Map() };

/** The whole app with its own database. Mails are kept in a list. */
export async function createTestApp(options: Options = {}): Promise<TestApp> {
  const database = options.database ?? (await createTestDatabase());
  const { db } = database;
  const secrets = options.secrets ?? ([secret] as const);
  const log = options.log ?? pino({ level: 'silent' });
  const clock = { now: new Date() };
  const sessionCache = options.sessionCache ?? noSessionCache;
  const answers = createAnswers({ log, send: (messages) => notifyServers(messages).execute(db) });
  const live = createLive({
    ...{ log, now: () => clock.now },
    ...(options.heartbeatMs && { heartbeatMs: options.heartbeatMs }),
  });
  const presence = await joinServers({
    ...{ url: database.url, log, onStop: answers.stop, onMessage: answers.relay.onMessage },
    channels: [noticeChannel(sessionCache, live)],
  });
  const folder = join(tmpdir(), `replysmith-sandbox-${randomUUID()}`);
  const address = options.publicUrl ?? publicUrl;
  const sandbox = createSandbox({ folder, publicUrl: address, now: () => clock.now });
  const services: Services = {
    db,
    log,
    now: () => clock.now,
    newId: randomUUID,
    ai: options.ai ?? createAi(coachHere, noModel),
    answers,
    serverId: presence.id,
    questionsPerHour: options.questionsPerHour ?? 60,
    dailyTokens: capTokens(options.tokensPerDay ?? null),
    ...(options.billing === undefined ? sandbox : { billing: options.billing, sandbox: null }),
    readBillingEvent: options.readBillingEvent ?? null,
    mail: {
      accountDeleted: (to) => keep('accountDeleted')(to, ''),
      webhookOff: (to, { link }) => keep('webhookOff')(to, link),
      weeklyReport: async (to, report) => {
        await keep('weeklyReport')(to, report.links.unsubscribe);
        return 'sent';
      },
    },
    unsubscribeTokens: createUnsubscribeTokens(secrets),
    encryption: createEncryption(secrets),
    leaveJob: options.leaveJob ?? (() => Promise.resolve()),
    allowsPrivateWebhooks: options.allowsPrivateWebhooks ?? false,
    retention: { ...retention, ...options.retention },
    publicUrl: address,
    triggerWorkflows,
    forgetUser: sessionCache.forget,
    checks: options.checks ?? [],
  };
  const mails: SentMail[] = [];
  const keep = (kind: MailKind) => (to: { email: string }, link: string) => {
    mails.push({ kind, to: to.email, link });
    return Promise.resolve();
  };
  const app = createApp({
    services,
    live,
    auth: createAuth({
      db,
      log,
      secrets,
      publicUrl: address,
      keys: keyHooks(services),
      attempts: options.attempts ?? 1_000,
      adminEmail: options.adminEmail ?? null,
      sessionDays: retention.sessionDays,
      evenMs: 0,
      sessionCache,
      mail: {
        verifyEmail: keep('verifyEmail'),
        resetPassword: keep('resetPassword'),
        addressInUse: keep('addressInUse'),
        passwordChanged: keep('passwordChanged'),
        twoFactorOn: keep('twoFactorOn'),
        twoFactorOff: keep('twoFactorOff'),
        newRecoveryCodes: keep('newRecoveryCodes'),
      },
    }),
    isReady: options.isReady ?? (() => sql`SELECT 1`.execute(db).then(() => true)),
    publicUrl: address,
    trustedProxies: options.trustedProxies ?? [],
    metricsAllow: ['loopback'],
    logsRequests: options.logsRequests ?? false,
    mailbox: options.mailbox ?? null,
    site: options.site ?? nothingBuilt,
  });
  return {
    app,
    database,
    services,
    live,
    mails,
    clock,
    call: createCaller(app, address),
    createPerson: () => createPerson(database.everything, services),
    close: async () => {
      live.close();
      await presence.leave();
      await rm(folder, { recursive: true, force: true });
      if (!options.database) await database.drop();
    },
  };
}
