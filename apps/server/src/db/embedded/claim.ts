import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

/** Any number, the same in every version. */
const lockKey = 7_305_771;

/**
 * Makes this process the data folder's only server for as long as it lives: the lock belongs to
 * the connection, so even a killed server gives it back.
 */
export async function claimDataFolder(url: string, dataDir: string): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: url, keepAlive: true });
  // Losing PostgreSQL is noticed, and answered, by the pool.
  client.on('error', () => undefined);
  await client.connect();
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    const answer = await client.query<{ claimed: boolean }>(
      'SELECT pg_try_advisory_lock($1) AS claimed',
      [lockKey],
    );
    if (answer.rows[0]?.claimed) return () => client.end();
    await sleep(100);
  }
  await client.end();
  throw new DataFolderInUse(
    `Another Replysmith server is already running on the data folder ${dataDir}. ` +
      'Stop it first, or give this one its own DATA_DIR.',
  );
}

/** A second server was started on the same data folder. */
export class DataFolderInUse extends Error {}
