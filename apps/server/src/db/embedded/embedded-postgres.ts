import { join } from 'node:path';
import type { Logger } from 'pino';
import { accountForPostgres } from './account.ts';
import { postgresBinaries } from './binaries.ts';
import { claimDataFolder } from './claim.ts';
import { clusterHome, sharedFolder } from './home.ts';
import { ownDatabase } from './own-database.ts';
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
