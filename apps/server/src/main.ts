import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { paths } from '@replysmith/contract';
import { sql } from 'kysely';
import { pino } from 'pino';
import { createApp } from './app.ts';
import { createAuth } from './auth/auth.ts';
import { keptAuthSecret } from './config/auth-secret.ts';
import { ConfigError, loadConfig } from './config/config.ts';
import { readEnvironment } from './config/environment.ts';
import { openDatabase } from './db/database.ts';
import { DataFolderInUse } from './db/embedded/claim.ts';
import { startEmbeddedPostgres } from './db/embedded/embedded-postgres.ts';
import { migrate } from './db/migrate.ts';
import { listen } from './http/listen.ts';
import { loadSite } from './http/site/site.ts';
import { createMailbox } from './mail/mailbox.ts';
import { createMailer } from './mail/mailer.ts';
import { smtpTransport } from './mail/smtp.ts';
import { onShutdown } from './shutdown.ts';

try {
  await start();
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof DataFolderInUse)) throw error;
  console.error(error.message);
  process.exit(1);
}

async function start(): Promise<void> {
  const config = loadConfig(readEnvironment());
  const log = pino({ level: config.logLevel }, pino.destination({ dest: 2, sync: true }));

  const embedded = config.databaseUrl ? null : await startEmbeddedPostgres(config.dataDir, log);
  const databaseUrl = config.databaseUrl ?? embedded?.url ?? '';
  await migrate(databaseUrl);
  const db = openDatabase(databaseUrl, log);

  const mailbox = createMailbox(join(config.dataDir, 'mailbox'));
  const transport = config.smtpUrl
    ? smtpTransport(config.smtpUrl, config.mailFrom)
    : mailbox.deliver;
  const mailer = createMailer(transport, log);

  const app = createApp({
    services: { db, log, now: () => new Date(), newId: randomUUID },
    auth: createAuth({
      db,
      log,
      mail: mailer,
      publicUrl: config.publicUrl,
      secret: config.authSecret ?? (await keptAuthSecret(config.dataDir)),
      attempts: config.authAttempts,
    }),
    isReady: () => sql`SELECT 1`.execute(db).then(() => true),
    publicUrl: config.publicUrl,
    mailbox: config.smtpUrl ? null : mailbox,
    site: await loadSite(join(import.meta.dirname, '../../web/build/client')),
  });
  const server = await listen(app, config);

  onShutdown(log, async () => {
    await server.close();
    await mailer.settled();
    await db.destroy();
    await embedded?.stop();
  });
  const mails = config.smtpUrl ? '' : ` (mails: ${config.publicUrl}${paths.mailbox})`;
  console.log(`Replysmith is ready at ${config.publicUrl}${mails}`);
}
