import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, DatabaseError } from 'pg';
import { OwnerError } from '../errors.ts';

class TablesInUse extends OwnerError {}

const lockAll = (condition: string) => `
  DO $$ DECLARE names text; BEGIN
    SELECT string_agg(class.oid::regclass::text, ', ' ORDER BY class.oid) INTO names
    FROM pg_class AS class WHERE ${condition};
    IF names IS NOT NULL THEN
      EXECUTE 'LOCK TABLE ' || names || ' IN ACCESS EXCLUSIVE MODE';
    END IF;
  END $$`;

const stillInUse = ['40P01', '55P03'];

/** Much less than a server's transaction waits until PostgreSQL calls it a deadlock and fails it. */
const lockTimeout = '100ms';

const pauseMs = 100;
const mostTries = 200;

/**
 * Locks the tables of which the condition on `class` is true. All at once, before anything is
 * changed; lets go of what it has when one cannot be had yet.
 */
export async function lockTables(client: Client, condition: string): Promise<void> {
  await client.query(`SET LOCAL lock_timeout = '${lockTimeout}'; SAVEPOINT unlocked`);
  for (let tries = 1; ; tries += 1) {
    try {
      await client.query(`${lockAll(condition)}; SET LOCAL lock_timeout = 0`);
      return;
    } catch (error) {
      if (!(error instanceof DatabaseError && stillInUse.includes(error.code ?? ''))) throw error;
      if (tries === mostTries) {
        throw new TablesInUse(
          'Servers are using the database all the time, so nothing was changed. Stop them first.',
        );
      }
      await client.query('ROLLBACK TO SAVEPOINT unlocked');
      await sleep(pauseMs);
    }
  }
}
