import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Logger } from 'pino';
import { accountForPostgres } from './account.ts';
import { postgresBinaries } from './binaries.ts';
import { claimDataFolder } from './claim.ts';
import { clusterHome, sharedFolder } from './home.ts';
import { startCluster } from './start-cluster.ts';

export type EmbeddedPostgres = {
  /** The address of the project's own database, as its owner, who is no superuser. */
  readonly url: string;
  readonly stop: () => Promise<void>;
};

/** Starts the PostgreSQL that comes with the project, keeping its files with the data folder. */
export async function startEmbeddedPostgres(
  dataDir: string,
  log: Logger,
): Promise<EmbeddedPostgres> {
  const account = accountForPostgres();
  const binaries = await postgresBinaries(account, join(sharedFolder, 'postgres'));
  const home = await clusterHome(dataDir, account);
  if (home.startsWith(sharedFolder)) {
    log.info({ home }, `PostgreSQL's account cannot enter the data folder; the database is here`);
  }
  const cluster = await startCluster({ home, binaries, account });
  const release = await claimDataFolder(`${cluster.url}/postgres`, dataDir);
  const url = await ownDatabase(cluster.url, home);
  return {
    url,
    stop: async () => {
      await release();
      await cluster.stop();
    },
  };
}

/** The server works as an ordinary role, so that row-level security binds it as well. */
async function ownDatabase(superuserUrl: string, home: string): Promise<string> {
  const passwordFile = join(home, 'owner-password');
  await writeFile(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600, flag: 'wx' }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  const password = await readFile(passwordFile, 'utf8');
  const client = new Client({ connectionString: `${superuserUrl}/postgres` });
  await client.connect();
  try {
    await client.query(
      `DO $$ BEGIN CREATE ROLE replysmith LOGIN CREATEROLE;
       EXCEPTION WHEN duplicate_object THEN NULL; END $$`,
    );
    await client.query(`ALTER ROLE replysmith PASSWORD '${password}'`);
    const found = await client.query(`SELECT FROM pg_database WHERE datname = 'replysmith'`);
    if (found.rowCount === 0) await client.query('CREATE DATABASE replysmith OWNER replysmith');
  } finally {
    await client.end();
  }
  const url = new URL(`${superuserUrl}/replysmith`);
  url.username = 'replysmith';
  url.password = password;
  return url.href;
}
