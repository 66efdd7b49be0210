import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { accountForPostgres } from '../db/embedded/account.ts';
import { postgresBinaries } from '../db/embedded/binaries.ts';
import { sharedFolder } from '../db/embedded/home.ts';
import { ownDatabase } from '../db/embedded/own-database.ts';
import { startCluster } from '../db/embedded/start-cluster.ts';
import { migrate } from '../db/migrate.ts';

declare module 'vitest' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be added to
  interface ProvidedContext {
    /** The test cluster as its superuser, without a database's name. */
    superuserUrl: string;
    /** The migrated database that each test file gets a copy of, as its owner. */
    templateUrl: string;
  }
}

/** One PostgreSQL for the whole run, gone afterwards. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'replysmith-test-'));
  // PostgreSQL's account, when it is not ours, must get in.
  await chmod(folder, 0o755);
  const account = accountForPostgres();
  const cluster = await startCluster({
    home: join(folder, 'postgres'),
    binaries: await postgresBinaries(account, join(sharedFolder, 'postgres')),
    account,
    settings: [
      'fsync=off',
      'synchronous_commit=off',
      'full_page_writes=off',
      'max_connections=200',
    ],
  });
  const templateUrl = await ownDatabase(cluster.url, join(folder, 'postgres'));
  await migrate(templateUrl);
  project.provide('superuserUrl', cluster.url);
  project.provide('templateUrl', templateUrl);
  return async () => {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
