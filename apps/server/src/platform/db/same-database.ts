import { randomInt } from 'node:crypto';
import type { Client } from 'pg';
import { OwnerError } from '../errors.ts';
import { advisoryLocks } from './advisory-locks.ts';
import { connectOnce } from './connect-once.ts';
import { cannotReach } from './migrate.ts';

/**
 * Throws unless a pooler leads to the database that is also reached directly: a lock that is held
 * over one connection has to show over the other, as the locks of servers must.
 */
export async function requireSameDatabase(directUrl: string, pooledUrl: string): Promise<void> {
  if (directUrl === pooledUrl) return;
  const pooled = await connectOnce(pooledUrl).catch(cannotReach);
  try {
    const direct = await connectOnce(directUrl).catch(cannotReach);
    try {
      if (await showsLockOf(direct, pooled)) return;
    } finally {
      await direct.end();
    }
  } finally {
    await pooled.end();
  }
  throw new OwnerError(
    'DATABASE_URL and DATABASE_DIRECT_URL lead to two databases: a lock taken in one does not show in the other. ' +
      "Set DATABASE_DIRECT_URL to the address of the pooler's own database.",
  );
}

async function showsLockOf(holder: Client, viewer: Client): Promise<boolean> {
  const key = randomInt(1, 2 ** 31);
  await holder.query(`BEGIN; SELECT pg_advisory_xact_lock(${advisoryLocks.sameDatabase}, ${key})`);
  const { rowCount } = await viewer.query(`
    SELECT FROM pg_locks
    WHERE locktype = 'advisory' AND granted AND objsubid = 2
      AND classid = ${advisoryLocks.sameDatabase} AND objid = ${key}
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`);
  return rowCount === 1;
}
