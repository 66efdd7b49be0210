import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { Logger } from 'pino';
import { claim } from '../claim.ts';
import { storedSecret } from '../../stored-secret.ts';
import { type Account, accountForPostgres, canEnter, postgresBinaries } from './binaries.ts';
import { startCluster } from './cluster.ts';
import { within } from '../../clock.ts';

/** Used for what PostgreSQL's account could not access in the project or data folder. */
export const sharedFolder = '/var/lib/replysmith';

/**
 * The cluster's folder: inside the data folder, or, if PostgreSQL's account cannot enter it, under
 * the shared folder. A pointer file links the two, so that deleting the data folder really starts
 * over.
 */
async function clusterHome(dataDir: string, account: Account | null, log: Logger): Promise<string> {
  const folder = resolve(dataDir);
  await mkdir(folder, { recursive: true });
  if (canEnter(account, folder)) return join(folder, 'postgres');
  const pointer = join(folder, 'postgres-is-at');
  try {
    const home = join(sharedFolder, 'clusters', randomUUID());
    await writeFile(pointer, `${home}\n`, { flag: 'wx' });
    log.info({ home }, 'only root can enter the data folder, so the database is kept elsewhere');
    return home;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return (await readFile(pointer, 'utf8')).trim();
  }
}

type EmbeddedPostgres = {
  /** The URL of the project's database, as its owner, who is not a superuser. */
  readonly url: string;
  readonly stop: () => Promise<void>;
};

/** Where the cluster of a data folder is, and by whom and with what it is run. */
async function locate(dataDir: string, log: Logger) {
  const account = accountForPostgres();
  const binaries = await postgresBinaries(account, join(sharedFolder, 'postgres'));
  return { home: await clusterHome(dataDir, account, log), binaries, account };
}

/** Starts the bundled PostgreSQL with its files in the data folder, and restarts it if it dies. */
export async function startEmbeddedPostgres(
  dataDir: string,
  log: Logger,
): Promise<EmbeddedPostgres> {
  const location = await locate(dataDir, log);
  const { home } = location;
  let cluster = await startCluster(location);
  let release = await claimFolder();
  let isStopping = false;

  function claimFolder() {
    const refusal =
      `Another Replysmith server is already running on the data folder ${dataDir}. ` +
      'Stop it first, or give this one its own DATA_DIR.';
    return claim(`${cluster.url}/postgres`, refusal, () => void revive());
  }

  async function revive(): Promise<void> {
    log.warn('PostgreSQL went away; bringing it back');
    while (!isStopping) {
      try {
        cluster = await startCluster({ ...location, port: cluster.port });
        release = await claimFolder();
        log.warn('PostgreSQL is back');
        return;
      } catch (error) {
        log.error({ err: error }, 'PostgreSQL did not come back; trying again');
        await sleep(500);
      }
    }
  }

  return {
    url: await ownDatabase(cluster.url, home),
    stop: async () => {
      isStopping = true;
      await within(1_000, release());
      await cluster.stop();
    },
  };
}

/** Where the database of a data folder is, or will be. */
export async function storedAt(dataDir: string): Promise<string> {
  const pointer = await readFile(join(dataDir, 'postgres-is-at'), 'utf8').catch(() => null);
  return pointer?.trim() ?? join(resolve(dataDir), 'postgres');
}

/** Whether a server has ever run on this data folder. */
export function hasEmbeddedPostgres(dataDir: string): boolean {
  return ['postgres', 'postgres-is-at'].some((name) => existsSync(join(dataDir, name)));
}

/**
 * For a command: the PostgreSQL that a server runs on the data folder; without one it is started,
 * and stopped by whoever is the last to leave.
 */
export async function joinEmbeddedPostgres(
  dataDir: string,
  log: Logger,
): Promise<EmbeddedPostgres> {
  const location = await locate(dataDir, log);
  const { home } = location;
  const cluster = await startCluster(location);
  return {
    url: await ownDatabase(cluster.url, home),
    stop: async () => {
      if (await isAlone(cluster.url)) await cluster.stop();
    },
  };
}

async function isAlone(superuserUrl: string): Promise<boolean> {
  const client = new Client({ connectionString: `${superuserUrl}/postgres` });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      `SELECT FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`,
    );
    return rowCount === 0;
  } finally {
    await client.end();
  }
}

/** The server uses an ordinary role, so that row-level security applies to it. */
export async function ownDatabase(superuserUrl: string, home: string): Promise<string> {
  const password = await storedSecret(join(home, 'owner-password'));
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
