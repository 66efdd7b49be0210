import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Client, DatabaseError, type QueryResult } from 'pg';
import { OwnerError } from '../errors.ts';
import { locations } from '../locations.ts';
import { advisoryLocks } from './advisory-locks.ts';
import { recordCommand } from './audit-log.ts';
import { connectOnce } from './connect-once.ts';
import { isBackedUp } from './backup/catalogue.ts';
import { lockTables } from './lock-tables.ts';
import { seed } from './seed.ts';

const downEnding = '.down.sql';

const notPermitted = '42501';

/** The database cannot be set up; the message says what is missing. */
class CannotMigrate extends OwnerError {}

/** The roles that the migrations make. */
export const databaseRoles = [
  'user',
  'meter',
  'keeper',
  'operator',
  'biller',
  'searcher',
  'backup',
].map((name) => `replysmith_${name}`);

export function cannotReach(error: unknown): never {
  throw new CannotMigrate(`Cannot reach the database in DATABASE_URL: ${String(error)}.`);
}

export type Migration = { readonly name: string; readonly sql: string; readonly checksum: string };

export type AppliedMigration = Omit<Migration, 'sql'> & { readonly applied_at: Date };

/** What is known of a migration, by its file, by the database or by both. */
type MigrationState = {
  readonly name: string;
  /** Null while it is pending. */
  readonly appliedAt: Date | null;
  /** How file and database disagree. */
  readonly problem: 'changed' | 'unknown' | null;
};

/** The migrations of this version, in order. */
export async function readMigrations(folder = locations.migrations): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql'));
  return Promise.all(
    names
      .filter((name) => !name.endsWith(downEnding))
      .sort()
      .map(async (name) => {
        const sql = await readFile(join(folder, name), 'utf8');
        return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
      }),
  );
}

export type MigrateOptions = {
  readonly folder?: string;
  /** Called while nothing is changed or locked yet, if anything is pending. */
  readonly beforeFirst?: (client: Client) => Promise<void>;
};

/**
 * Updates the database: each migration once, in order, then the seeds, which are repeatable. All in
 * one transaction; servers that start together take turns. Returns the names of the new ones.
 */
export function migrate(
  url: string,
  { folder = locations.migrations, beforeFirst }: MigrateOptions = {},
): Promise<string[]> {
  return inMigration(url, async (client, applied) => {
    const migrations = await readMigrations(folder);
    const known = new Set(applied.map(({ name }) => name));
    if (!migrations.every(({ name }) => known.has(name))) {
      await beforeFirst?.(client);
      // Else a server at work may wait for this while this waits for it.
      await lockTables(client, `${isBackedUp} AND relkind = 'r'`);
    }
    const added = await applyPending(client, applied, migrations);
    await seed(client);
    return added;
  });
}

/** Applies those that are not applied yet. The transaction is the caller's. */
export async function applyPending(
  client: Client,
  applied: readonly AppliedMigration[],
  migrations: readonly Migration[],
): Promise<string[]> {
  const known = new Map(applied.map((row) => [row.name, row.checksum]));
  const added: string[] = [];
  for (const { name, sql, checksum } of migrations) {
    const before = known.get(name);
    if (before === checksum) continue;
    if (before !== undefined) {
      throw new CannotMigrate(`The migration ${name} was changed after it had been applied.`);
    }
    await client.query(sql);
    await client.query('INSERT INTO migrations.applied (name, checksum) VALUES ($1, $2)', [
      name,
      checksum,
    ]);
    added.push(name);
  }
  return added;
}

/** Each migration of this version and of the database. Changes nothing. */
export async function migrationStates(
  url: string,
  folder = locations.migrations,
): Promise<MigrationState[]> {
  const client = await connectOnce(url).catch(cannotReach);
  try {
    const { rows } = await client.query<{ found: boolean }>(
      `SELECT to_regclass('migrations.applied') IS NOT NULL AS found`,
    );
    const applied = rows[0]?.found ? await listApplied(client) : [];
    return compareMigrations(applied, await readMigrations(folder));
  } finally {
    await client.end();
  }
}

function compareMigrations(
  applied: readonly AppliedMigration[],
  migrations: readonly Migration[],
): MigrationState[] {
  const stored = new Map(applied.map((row) => [row.name, row]));
  const files = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  return [...new Set([...files.keys(), ...stored.keys()])].sort().map((name) => {
    const [row, checksum] = [stored.get(name), files.get(name)];
    const isChanged = row !== undefined && checksum !== undefined && row.checksum !== checksum;
    return {
      name,
      appliedAt: row?.applied_at ?? null,
      problem: checksum === undefined ? 'unknown' : isChanged ? 'changed' : null,
    };
  });
}

/**
 * Takes back the newest applied migration by its down file. Returns its name. Refuses to lose a
 * table or a column unless `mayLose`.
 */
export function revertNewest(
  url: string,
  { mayLose = false, folder = locations.migrations } = {},
): Promise<string> {
  return inMigration(url, async (client, applied) => {
    const newest = compareMigrations(applied, await readMigrations(folder)).findLast(
      ({ appliedAt }) => appliedAt !== null,
    );
    if (!newest) throw new CannotMigrate('No migration is applied, so there is none to take back.');
    const { name, problem } = newest;
    if (problem === 'unknown') {
      throw new CannotMigrate(
        `${name} is of another version of Replysmith: take it back with that version.`,
      );
    }
    if (problem === 'changed') {
      throw new CannotMigrate(
        `${name} was changed after it had been applied, so its down file may not fit. Bring back the file as it was.`,
      );
    }
    const down = name.replace(/\.sql$/, downEnding);
    const sql = await readFile(join(folder, down), 'utf8').catch(() => {
      throw new CannotMigrate(
        `${name} cannot be taken back, as it has no ${down}. To go back, restore a backup that was made before it.`,
      );
    });
    const before = await listColumns(client);
    await client.query(sql);
    const lost = lostBetween(before, await listColumns(client));
    if (lost.length > 0 && !mayLose) {
      throw new CannotMigrate(
        `With ${name}, all that is in ${lost.join(', ')} would be lost. ` +
          'Make a backup first; then say --lose-data to take it back.',
      );
    }
    await client.query('DELETE FROM migrations.applied WHERE name = $1', [name]);
    await recordCommand(client, 'migration.reverted', { migration: name });
    return name;
  });
}

type Columns = ReadonlyMap<string, readonly string[]>;

/** By table. */
async function listColumns(client: Client): Promise<Columns> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    SELECT class.oid::regclass::text AS name, array_agg(attname::text) AS columns
    FROM pg_class AS class JOIN pg_attribute ON attrelid = class.oid
    WHERE relkind = 'r' AND relnamespace::regnamespace::text IN ('auth', 'migrations', 'public')
      AND attnum > 0 AND NOT attisdropped
    GROUP BY class.oid ORDER BY 1`);
  return new Map(rows.map(({ name, columns }) => [name, columns]));
}

/** Tables, and columns of tables that are still there. */
function lostBetween(before: Columns, after: Columns): string[] {
  return [...before].flatMap(([name, columns]) => {
    const left = after.get(name);
    if (!left) return [name];
    return columns.filter((column) => !left.includes(column)).map((column) => `${name}.${column}`);
  });
}

/** Where it is noted which migrations are applied. */
export const createRecord = `
  CREATE SCHEMA IF NOT EXISTS migrations;
  CREATE TABLE IF NOT EXISTS migrations.applied (
    name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now());`;

/** Others may take long: a backup before they migrate, or a restore. */
const begin = `BEGIN; SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0;
  SELECT pg_advisory_xact_lock(${advisoryLocks.migrations}); ${createRecord}`;

const selectApplied = 'SELECT name, checksum, applied_at FROM migrations.applied ORDER BY name';

/** One transaction in which nobody else changes the schema. */
export async function inMigration<Result>(
  url: string,
  work: (client: Client, applied: AppliedMigration[]) => Promise<Result>,
): Promise<Result> {
  const client = await connectOnce(url).catch(cannotReach);
  try {
    // One round trip; it gives a result for each of its statements.
    const results = (await client.query(begin + selectApplied)) as unknown as QueryResult[];
    const result = await work(client, (results.at(-1)?.rows ?? []) as AppliedMigration[]);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    if (error instanceof DatabaseError && error.code === notPermitted) {
      throw new CannotMigrate(
        `The role in DATABASE_URL must own the database and be allowed to create roles: ${error.message}.`,
      );
    }
    throw error;
  } finally {
    await client.end();
  }
}

async function listApplied(client: Client): Promise<AppliedMigration[]> {
  return (await client.query<AppliedMigration>(selectApplied)).rows;
}
