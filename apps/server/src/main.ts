import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { paths } from '@replysmith/contract';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { startCoachPool } from './platform/ai/coach-pool.ts';
import { createAi, openModelClient } from './platform/ai/writers/create-ai.ts';
import { findOllama } from './platform/ai/model/find-ollama.ts';
import { createApp } from './app.ts';
import { createAuth } from './platform/auth/auth.ts';
import { createSessionCache } from './platform/auth/session-cache.ts';
import { renewSecondFactors } from './platform/auth/secret-rotation.ts';
import { createBilling } from './platform/payments/create-billing.ts';
import { type Config, loadConfig, readEnvironment } from './platform/config/config.ts';
import { noteMissingTimeout, openDatabase } from './platform/db/database.ts';
import type { TracesConfig } from './platform/config/traces.ts';
import { startEmbeddedPostgres } from './platform/db/embedded/embedded-postgres.ts';
import { within } from './platform/clock.ts';
import { OwnerError } from './platform/errors.ts';
import { locations } from './platform/locations.ts';
import { createEncryption } from './platform/secrets.ts';
import { serverSecrets } from './platform/stored-secret.ts';
import { migrateAfterBackup } from './platform/db/backup/automatic-backups.ts';
import { requireSameDatabase } from './platform/db/same-database.ts';
import { joinServers, notifyServers } from './platform/db/server-presence.ts';
import type { HealthCheck } from './platform/context/context.ts';
import { healthChecks } from './health-checks.ts';
import { buildInfo } from './platform/observability/metrics.ts';
import { traceWith } from './platform/observability/spans.ts';
import { version } from './platform/observability/version.ts';
import { isLoopback } from './platform/config/values.ts';
import { listen } from './platform/http/listen.ts';
import { loadSite } from './platform/http/site.ts';
import { createJobQueue, startJobs } from './platform/jobs/jobs.ts';
import { backupJobs } from './platform/jobs/make-backup.ts';
import { jobs } from './jobs.ts';
import { keyHooks } from './modules/accounts/access-keys.ts';
import { startSettling } from './modules/chat/settle-abandoned-requests.ts';
import { webhookQueue } from './modules/webhooks/deliver.ts';
import { reencryptWebhookSecrets } from './modules/webhooks/service.ts';
import { triggerWorkflows } from './modules/workflows/run.ts';
import { createLog } from './platform/observability/log.ts';
import { createMailQueue } from './platform/mail/mail-queue.ts';
import { createMailbox } from './platform/mail/mailbox.ts';
import { createMailer, smtpTransport } from './platform/mail/mailer.ts';
import { createLive, noticeChannel } from './platform/realtime/live.ts';
import { capTokens } from './platform/context/daily-tokens.ts';
import { createAnswers } from './platform/realtime/answers.ts';
import { createUnsubscribeTokens } from './platform/mail/unsubscribe-tokens.ts';
import { onShutdown } from './shutdown.ts';

/** The longest wait for anything that does not close. */
const timeout = 2_000;

/** What has been opened, to be closed in reverse order. */
const open: (() => unknown)[] = [];

let isClosing = false;

async function close(): Promise<void> {
  isClosing = true;
  for (const closeOne of open.splice(0).reverse()) await closeOne();
}

// Nothing is awaited here: a part that is loaded later imports this module, so it would wait for it.
start().catch(async (error: unknown) => {
  // What is being closed fails what still starts.
  if (isClosing) return;
  await close();
  console.error(error instanceof OwnerError ? error.message : error);
  process.exit(1);
});
async function start(): Promise<void> {
  const config = loadConfig(readEnvironment());
  const log = createLog(config.logLevel);
  const { drainSeconds } = config;
  const shutdown = onShutdown({ log, drainSeconds, close });
  buildInfo.set({ version, node: process.version }, 1);
  if (config.traces) await sendTraces(config.traces);
  const lookingForOllama = config.ai.isChosen ? null : findOllama();
  // Read while the database starts. A failure is thrown where it is awaited.
  const site = loadSite(locations.site, config);
  site.catch(() => undefined);

  const databaseUrl = config.databaseUrl ?? (await embeddedDatabase(config, log));
  const directUrl = config.databaseDirectUrl ?? databaseUrl;
  const isPooled = directUrl !== databaseUrl;
  await requireSameDatabase(directUrl, databaseUrl);
  const db = openDatabase(databaseUrl, log, { isPooled });
  open.push(() => within(timeout, db.destroy()));
  const now = () => new Date();
  const sessionCache = createSessionCache();
  const live = createLive({ log, now });
  const answers = createAnswers({ log, send: (messages) => notifyServers(messages).execute(db) });
  const presence = await joinServers({
    ...{ url: directUrl, log, onStop: answers.stop, onMessage: answers.relay.onMessage },
    channels: [noticeChannel(sessionCache, live)],
  });
  open.push(presence.leave);
  const stopping = new AbortController();
  const migrating = migrateAfterBackup(directUrl, config.backups, log, { signal: stopping.signal });
  // A backup that is being made leaves nothing behind.
  open.push(() => {
    stopping.abort();
    return within(
      timeout,
      migrating.catch(() => undefined),
    );
  });
  await migrating;
  if (isPooled) await noteMissingTimeout(db, log);

  const mailbox = config.smtpUrl ? null : createMailbox(join(config.dataDir, 'mailbox'));
  const transport = mailbox?.deliver ?? smtpTransport(config.smtpUrl ?? '', config.mailFrom);
  const mail = createMailer(transport, log);
  open.push(() => within(timeout, mail.settled()));

  const coach = startCoachPool();
  open.push(() => within(timeout, coach.stop()));

  const { publicUrl, dataDir } = config;
  const secrets = await serverSecrets(config);
  const checks: HealthCheck[] = [];
  const jobQueue = createJobQueue();
  const services = {
    ...{ db, log, answers, serverId: presence.id },
    now,
    newId: randomUUID,
    ai: createAi(coach, await openModelClient(config.ai, log)),
    questionsPerHour: config.ai.questionsPerHour,
    dailyTokens: capTokens(config.ai.tokensPerDay),
    ...(await createBilling({ config: config.billing, publicUrl, dataDir, now })),
    mail,
    unsubscribeTokens: createUnsubscribeTokens(secrets),
    encryption: createEncryption(secrets),
    leaveJob: jobQueue.leave,
    allowsPrivateWebhooks: config.allowsPrivateWebhooks,
    retention: config.retention,
    publicUrl,
    triggerWorkflows,
    forgetUser: sessionCache.forget,
    checks,
  };
  const settling = startSettling(services);
  open.push(() => within(timeout, settling.stop()));
  const mailQueue = createMailQueue({ transport, log, secrets });
  const startedJobs = await startJobs({
    ...{ databaseUrl, services, queues: [mailQueue, webhookQueue(services)] },
    jobs: [...jobs, ...backupJobs(directUrl, config.backups)],
  });
  mail.leaveTo(async (message) => startedJobs.leave(mailQueue.name, await mailQueue.seal(message)));
  jobQueue.open(startedJobs);
  open.push(() => within(timeout, startedJobs.stop()));
  const ollama = await lookingForOllama;
  checks.push(...healthChecks({ config, jobs: startedJobs, live, now, ollama }));
  const auth = createAuth({
    ...{ db, log, mail, publicUrl, secrets, sessionCache },
    keys: keyHooks(services),
    attempts: config.authAttempts,
    adminEmail: config.adminEmail,
    sessionDays: config.retention.sessionDays,
  });
  await renewSecondFactors(db, secrets, log);
  await reencryptWebhookSecrets(services, secrets);
  await auth.makeFirstAdmin();
  const app = createApp({
    services,
    live,
    auth,
    isReady: async () => !shutdown.hasBegun() && (await sql`SELECT 1`.execute(db)).rows.length > 0,
    publicUrl,
    trustedProxies: config.trustedProxies,
    metricsAllow: config.metricsAllow,
    logsRequests: config.logsRequests,
    mailbox,
    site: await site,
  });
  const server = await listen(app, config);
  open.push(async () => {
    const graceMs = config.stopGraceSeconds * 1_000;
    // It accepts nothing more while what is running ends.
    const closed = server.close(graceMs);
    live.close();
    await within(graceMs + timeout, answers.running.close(graceMs));
    await closed;
  });

  const mails = isLoopback(publicUrl)
    ? `${publicUrl}${paths.mailbox}`
    : `files in ${config.dataDir}`;
  if (services.sandbox && config.isProduction) {
    log.warn('BILLING=sandbox: plans cost nothing here, and anybody can have them');
  }
  console.log(`Replysmith is ready at ${publicUrl}${mailbox ? ` (mails: ${mails})` : ''}`);
  if (ollama) console.log(ollama);
}

/** Loaded only where they are wanted, since it takes 25 MB and 0.2 s. */
async function sendTraces(traces: TracesConfig): Promise<void> {
  const tracing = await import('./platform/observability/start-tracing.ts').then(
    ({ startTracing }) => startTracing(version, traces),
  );
  traceWith(tracing);
  open.push(() => within(timeout, tracing.stop()));
}

async function embeddedDatabase({ dataDir }: Config, log: Logger): Promise<string> {
  const starting = startEmbeddedPostgres(dataDir, log);
  // It outlives this process, so who is told to stop meanwhile waits for it and stops it too.
  open.push(() =>
    starting.then(
      ({ stop }) => stop(),
      () => undefined,
    ),
  );
  return (await starting).url;
}
