import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { paths } from '@replysmith/contract';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { startCoachPool } from './ai/coach/coach-pool.ts';
import { createAi } from './ai/create-ai.ts';
import { findOllama } from './ai/model/find-ollama.ts';
import { openModelDesk } from './ai/model/open-model-desk.ts';
import { createApp } from './app.ts';
import { createAuth } from './auth/auth.ts';
import { createBilling } from './billing/create-billing.ts';
import { ConfigError, loadConfig, type Config } from './config/config.ts';
import { readEnvironment } from './config/environment.ts';
import { openDatabase } from './db/database.ts';
import { DatabaseInUse } from './db/claim.ts';
import { startEmbeddedPostgres } from './db/embedded/embedded-postgres.ts';
import { within } from './db/embedded/within.ts';
import { keptSecret, UnusableSecret } from './db/kept-secret.ts';
import { listenToChannel } from './db/listen-to-channel.ts';
import { CannotMigrate, migrate } from './db/migrate.ts';
import { joinServers } from './db/server-presence.ts';
import { healthChecks } from './health-checks.ts';
import { AddressInUse, listen } from './http/listen.ts';
import { isLoopback } from './http/loopback.ts';
import { loadSite } from './http/site/site.ts';
import { startJobs } from './jobs/jobs.ts';
import { startSweep } from './jobs/sweep.ts';
import { createLog } from './log.ts';
import { createMailbox } from './mail/mailbox.ts';
import { createMailer } from './mail/mailer.ts';
import { smtpTransport } from './mail/smtp.ts';
import type { HealthCheck } from './ports/health-check.ts';
import { createLive } from './realtime/live.ts';
import { noticeChannel } from './realtime/notice.ts';
import { capTokens } from './services/ai-requests/daily-tokens.ts';
import { createFollowedAnswers } from './services/answers/running/followed-answers.ts';
import { createRunningAnswers } from './services/answers/running/running-answers.ts';
import { createTurns } from './services/answers/running/turns.ts';
import { indexOfLibrary } from './services/nearest-templates/index-of-library.ts';
import { createUnsubscribeTokens } from './services/profiles/unsubscribe-tokens.ts';
import { onShutdown } from './shutdown.ts';

const ownersToFix = [ConfigError, DatabaseInUse, CannotMigrate, AddressInUse, UnusableSecret];

/** What is stuck must not keep the process alive for longer. */
const patience = 2_000;

/** What is open, to be closed in the opposite order. */
const open: (() => unknown)[] = [];

async function close(): Promise<void> {
  for (const closeOne of open.splice(0).reverse()) await closeOne();
}

try {
  await start();
} catch (error) {
  await close();
  if (!ownersToFix.some((kind) => error instanceof kind)) throw error;
  console.error((error as Error).message);
  process.exit(1);
}

async function start(): Promise<void> {
  const config = loadConfig(readEnvironment());
  const log = createLog(config.logLevel);
  onShutdown(log, close);
  const lookingForOllama = config.ai.isChosen ? null : findOllama();

  const databaseUrl = config.databaseUrl ?? (await embeddedDatabase(config, log));
  const answers = {
    running: createRunningAnswers(),
    followed: createFollowedAnswers(),
    turns: createTurns(),
  };
  const onStop = (id: string) => answers.running.find(id)?.stop();
  const presence = await joinServers({ url: databaseUrl, log, onStop });
  open.push(presence.leave);
  await migrate(databaseUrl);
  const db = openDatabase(databaseUrl, log);
  open.push(() => within(patience, db.destroy()));

  const mailbox = config.smtpUrl ? null : createMailbox(join(config.dataDir, 'mailbox'));
  const transport = mailbox?.deliver ?? smtpTransport(config.smtpUrl ?? '', config.mailFrom);
  const mail = createMailer(transport, log);
  open.push(() => within(patience, mail.settled()));

  const coach = startCoachPool();
  open.push(() => within(patience, coach.stop()));

  const { publicUrl, dataDir } = config;
  const now = () => new Date();
  const secret = config.authSecret ?? (await keptSecret(join(config.dataDir, 'auth-secret')));
  const checks: HealthCheck[] = [];
  const services = {
    ...{ db, log, answers, serverId: presence.id },
    now,
    newId: randomUUID,
    ai: createAi(coach, await openModelDesk(config.ai, log)),
    questionsPerHour: config.ai.questionsPerHour,
    dailyTokens: capTokens(config.ai.tokensPerDay),
    ...(await createBilling({ config: config.billing, publicUrl, dataDir, now })),
    mail,
    unsubscribeTokens: createUnsubscribeTokens(secret),
    publicUrl,
    checks,
  };
  const sweep = startSweep(services);
  open.push(() => within(patience, sweep.stop()));
  const live = createLive(services);
  const news = await listenToChannel({
    ...{ url: databaseUrl, log, channel: noticeChannel },
    ...{ hear: live.hear, onListening: live.catchUp },
  });
  open.push(() => within(patience, news.close()));
  const jobs = await startJobs({ databaseUrl, services });
  open.push(() => within(patience, jobs.stop()));
  const ollama = await lookingForOllama;
  checks.push(...healthChecks({ config, jobs, live, now, ollama }));
  const auth = createAuth({
    ...{ db, log, mail, publicUrl, secret },
    attempts: config.authAttempts,
    adminEmail: config.adminEmail,
  });
  await auth.makeFirstAdmin();
  const app = createApp({
    services,
    live,
    auth,
    isReady: () => sql`SELECT 1`.execute(db).then(() => true),
    publicUrl,
    trustedProxies: config.trustedProxies,
    mailbox,
    site: await loadSite(join(import.meta.dirname, '../../web/build/client'), publicUrl),
  });
  const server = await listen(app, config);
  // Read before anybody's first rewrite needs it; a failure is told, and made good, by whoever does.
  indexOfLibrary(services).catch(() => undefined);
  open.push(server.close);
  open.push(live.close);
  open.push(() => within(patience, answers.running.close()));

  const mails = isLoopback(publicUrl)
    ? `${publicUrl}${paths.mailbox}`
    : `files in ${config.dataDir}`;
  if (services.sandbox && config.isProduction) {
    log.warn('BILLING=sandbox: plans cost nothing here, and anybody can have them');
  }
  console.log(`Replysmith is ready at ${publicUrl}${mailbox ? ` (mails: ${mails})` : ''}`);
  if (ollama) console.log(ollama);
}

async function embeddedDatabase({ dataDir }: Config, log: Logger): Promise<string> {
  const embedded = await startEmbeddedPostgres(dataDir, log);
  open.push(embedded.stop);
  return embedded.url;
}
