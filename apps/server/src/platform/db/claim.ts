import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { OwnerError } from '../errors.ts';
import { advisoryLocks } from './advisory-locks.ts';
import { connectOnce } from './connect-once.ts';

/**
 * Makes this process the database's only server while it lives. The lock belongs to the connection,
 * so even a killed server releases it. Returns the release function. Throws with the message
 * `refusal` when another server holds the lock.
 */
export async function claim(
  url: string,
  refusal: string,
  onLost: () => void,
): Promise<() => Promise<void>> {
  const client = await connectOnce(url);
  if (!(await takeLock(client))) {
    await client.end();
    throw new DatabaseInUse(refusal);
  }
  client.once('end', onLost);
  return () => {
    client.off('end', onLost);
    return client.end();
  };
}

/** PostgreSQL may need a moment to notice that a killed server is gone. */
async function takeLock(client: Client): Promise<boolean> {
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    const { rows } = await client.query<{ taken: boolean }>(
      'SELECT pg_try_advisory_lock($1) AS taken',
      [advisoryLocks.onlyServer],
    );
    if (rows[0]?.taken) return true;
    await sleep(100);
  }
  return false;
}

/** A second server was started on the same data. */
export class DatabaseInUse extends OwnerError {}
