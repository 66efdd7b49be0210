import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { claim } from '../claim.ts';
import { within } from './within.ts';
import { accountForPostgres } from './account.ts';
import { postgresBinaries } from './binaries.ts';
import { clusterHome, sharedFolder } from './home.ts';
import { ownDatabase } from './own-database.ts';
import { startCluster } from './start-cluster.ts';

type EmbeddedPostgres = {
  /** The address of the project's own database, as its owner, who is no superuser. */
  readonly url: string;
  readonly stop: () => Promise<void>;
};

/**
 * Starts the PostgreSQL that comes with the project, keeping its files with the data folder, and
 * starts it again should it die.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  log: Logger,
): Promise<EmbeddedPostgres> {
  const account = accountForPostgres();
  const binaries = await postgresBinaries(account, join(sharedFolder, 'postgres'));
  const home = await clusterHome(dataDir, account, log);
  const place = { home, binaries, account };
  let cluster = await startCluster(place);
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
        cluster = await startCluster({ ...place, port: cluster.port });
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
