import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { pino } from 'pino';
import { inject } from 'vitest';
import { openDatabase, type Database } from '../../platform/db/database.ts';

export type TestDatabase = {
  readonly url: string;
  /** With the server's rights. */
  readonly db: Database;
  /** With the superuser's rights: every row, without policies. */
  readonly everything: Database;
  readonly drop: () => Promise<void>;
};

const log = pino({ level: 'silent' });

/** A new copy of the migrated database. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = new URL(inject('templateUrl'));
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await copyDatabase(`CREATE DATABASE ${name} TEMPLATE replysmith OWNER ${template.username}`);
  const url = new URL(`/${name}`, template).href;
  const db = openDatabase(url, log);
  const everything = openDatabase(`${inject('superuserUrl')}/${name}`, log);
  return {
    url,
    db,
    everything,
    drop: async () => {
      await Promise.all([db.destroy(), everything.destroy()]);
      await asSuperuser(`DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

const mostAttempts = 4;

/**
 * Repeats the copy, because on a busy machine a clean-up of the source can last longer than the
 * database waits for it.
 */
async function copyDatabase(statement: string): Promise<void> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      await asSuperuser(statement);
      return;
    } catch (error) {
      if (attempts === mostAttempts) throw error;
    }
  }
}

async function asSuperuser(statement: string): Promise<void> {
  const client = new Client({ connectionString: `${inject('superuserUrl')}/postgres` });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
