import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountForPostgres, postgresBinaries } from '../../platform/db/embedded/binaries.ts';
import { ownDatabase, sharedFolder } from '../../platform/db/embedded/embedded-postgres.ts';
import { startCluster } from '../../platform/db/embedded/cluster.ts';
import { migrate } from '../../platform/db/migrate.ts';

const quick = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** A PostgreSQL for tests, with a migrated database to copy from. */
export async function startTestCluster() {
  const folder = await mkdtemp(join(tmpdir(), 'replysmith-test-'));
  // PostgreSQL may run under another account, which must be able to enter.
  await chmod(folder, 0o755);
  const home = join(folder, 'postgres');
  const account = accountForPostgres();
  const binaries = await postgresBinaries(account, join(sharedFolder, 'postgres'));
  const settings = [...quick, 'max_connections=200'];
  const cluster = await startCluster({ home, binaries, account, settings });
  const templateUrl = await ownDatabase(cluster.url, home);
  await migrate(templateUrl);
  return {
    superuserUrl: cluster.url,
    templateUrl,
    stop: async () => {
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
