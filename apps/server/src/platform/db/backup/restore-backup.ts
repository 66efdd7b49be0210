import { pipeline } from 'node:stream/promises';
import { type Client, escapeIdentifier } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { OwnerError } from '../../errors.ts';
import { recordCommand } from '../audit-log.ts';
import { lockTables } from '../lock-tables.ts';
import {
  type AppliedMigration,
  applyPending,
  createRecord,
  inMigration,
  type Migration,
  readMigrations,
} from '../migrate.ts';
import { seed } from '../seed.ts';
import {
  type BackupContents,
  readBackup,
  type TableReader,
  UnusableBackup,
} from './backup-file.ts';
import { isBackedUp, isOfNoExtension, isReplaced, ourSchemas } from './catalogue.ts';

/** The database holds what must not be lost without being asked. */
class RefusedRestore extends OwnerError {}

type Restored = {
  readonly tables: number;
  readonly rows: number;
  readonly madeAt: string;
  /** The migrations that the backup did not have yet. */
  readonly added: readonly string[];
};

/**
 * Makes the database what it was when the backup was made, and then migrates it. The file is read
 * through before anything is touched; all else is one transaction.
 */
export async function restoreBackup(
  url: string,
  file: string,
  { replace, signal }: { readonly replace: boolean; readonly signal?: AbortSignal },
  migrationsFolder?: string,
): Promise<Restored> {
  const contents = await readBackup(file, undefined, signal);
  const migrations = await readMigrations(migrationsFolder);
  const earlier = migrationsOf(contents, migrations, file);
  const added = await inMigration(url, async (client, applied) => {
    await refuseToLose(client, applied, replace);
    await lockTables(client, isReplaced);
    await client.query(dropAll);
    await client.query(createRecord);
    await applyPending(client, [], earlier);
    await loadRows(client, file, contents, signal);
    await client.query(endSessions);
    const names = await applyPending(client, asApplied(earlier), migrations);
    await seed(client);
    // The log that told what happened since the backup is gone; this says why.
    await recordCommand(client, 'backup.restored', { madeAt: contents.heading.made_at });
    await client.query('ANALYZE');
    return names;
  });
  return {
    tables: contents.tables.length,
    rows: contents.tables.reduce((sum, { rows }) => sum + rows, 0),
    madeAt: contents.heading.made_at,
    added,
  };
}

/** The migrations that the backup's tables are of. */
function migrationsOf(
  { heading }: BackupContents,
  migrations: readonly Migration[],
  file: string,
): Migration[] {
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  return heading.migrations.map(({ name, checksum }) => {
    const migration = known.get(name);
    if (migration?.checksum === checksum) return migration;
    throw new UnusableBackup(
      `${file} has tables of ${name}, which this version of Replysmith ${migration ? 'has in another form' : 'does not know'}: ` +
        'restore it with the version that made it, or a newer one.',
    );
  });
}

function asApplied(migrations: readonly Migration[]): AppliedMigration[] {
  return migrations.map(({ name, checksum }) => ({ name, checksum, applied_at: new Date() }));
}

async function refuseToLose(
  client: Client,
  applied: readonly AppliedMigration[],
  replace: boolean,
): Promise<void> {
  const { rows } = await client.query<{ tables: string; users: boolean }>(
    `SELECT count(*) AS tables, to_regclass('auth.users') IS NOT NULL AS users
     FROM pg_class AS class WHERE ${isReplaced}`,
  );
  const [found] = rows;
  if (applied.length === 0 && Number(found?.tables) > 0) {
    throw new RefusedRestore(
      'The database holds tables of another program. Give Replysmith a database of its own.',
    );
  }
  if (replace || !found?.users) return;
  const people = await client.query<{ count: string }>('SELECT count(*) AS count FROM auth.users');
  const count = Number(people.rows[0]?.count);
  if (count === 0) return;
  throw new RefusedRestore(
    `The database has ${count === 1 ? '1 account' : `${count} accounts`}, which would be lost with everything in ${count === 1 ? 'it' : 'them'}. ` +
      'Back it up first; then say --replace to put the backup in their place.',
  );
}

/** The schema "public" itself stays, with the extensions that somebody else may have put there. */
const dropAll = `
  DO $$ DECLARE entry record; BEGIN
    FOR entry IN
      SELECT class.oid::regclass::text AS name FROM pg_class AS class
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
        AND ${isOfNoExtension('class.oid')}
    LOOP
      EXECUTE format('DROP TABLE IF EXISTS %s CASCADE', entry.name);
    END LOOP;
    DROP SCHEMA IF EXISTS auth, migrations CASCADE;
    FOR entry IN
      SELECT routine.oid::regprocedure::text AS name FROM pg_proc AS routine
      WHERE pronamespace = 'public'::regnamespace
        AND ${isOfNoExtension('routine.oid')}
    LOOP
      EXECUTE format('DROP ROUTINE IF EXISTS %s CASCADE', entry.name);
    END LOOP;
  END $$`;

/** Keys are dropped and made again: they may form circles, and are checked faster at once. */
const foreignKeys = `
  SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name,
    pg_get_constraintdef(oid) AS definition
  FROM pg_constraint
  WHERE contype = 'f' AND conparentid = 0
    AND connamespace::regnamespace::text IN ${ourSchemas}`;

const tableNames = `
  SELECT class.oid::regclass::text AS table FROM pg_class AS class
  WHERE ${isBackedUp} AND relkind = 'r'`;

const rowSecurity = `
  SELECT class.oid::regclass::text AS table FROM pg_class AS class
  WHERE relforcerowsecurity AND relnamespace::regnamespace::text IN ${ourSchemas}`;

async function loadRows(
  client: Client,
  file: string,
  contents: BackupContents,
  signal?: AbortSignal,
): Promise<void> {
  const known = await client.query<{ table: string }>(tableNames);
  const names = new Set(known.rows.map(({ table }) => table));
  // They become part of statements, and anybody may have written the file.
  const requireKnown = ({ table }: { readonly table: string }) => {
    if (names.has(table)) return;
    throw new UnusableBackup(
      `${file} has rows of ${table}, which is no table of the version that made it: restore another one.`,
    );
  };
  contents.tables.forEach(requireKnown);
  const keys = await client.query<{ table: string; name: string; definition: string }>(foreignKeys);
  const forced = await client.query<{ table: string }>(rowSecurity);
  const ofAll = (list: readonly { table: string }[], change: string) =>
    list.map(({ table }) => `ALTER TABLE ${table} ${change};`).join('\n');

  await client.query(
    [
      ...keys.rows.map(({ table, name }) => `ALTER TABLE ${table} DROP CONSTRAINT ${name};`),
      ofAll(forced.rows, 'NO FORCE ROW LEVEL SECURITY'),
      ofAll(contents.tables, 'DISABLE TRIGGER USER'),
    ].join('\n'),
  );
  await removeFirstRows(client, contents.tables);
  const loaded = new Map<string, number>();
  const load: TableReader = async (start, rows) => {
    requireKnown(start);
    const { table, columns } = start;
    const list = columns.map(escapeIdentifier).join(', ');
    const copy = client.query(copyFrom(`COPY ${table} (${list}) FROM STDIN`));
    await pipeline(rows, copy);
    loaded.set(table, copy.rowCount);
  };
  await readBackup(file, load, signal);
  for (const { table, rows } of contents.tables) {
    if (loaded.get(table) !== rows) throw new Error(`Not all rows of ${table} were loaded.`);
  }
  for (const { name, value, is_called } of contents.sequences) {
    await client.query('SELECT setval($1, $2, $3)', [name, value, is_called]);
  }
  await client.query(
    [
      ofAll(contents.tables, 'ENABLE TRIGGER USER'),
      ...keys.rows.map(
        ({ table, name, definition }) =>
          `ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition};`,
      ),
      ofAll(forced.rows, 'FORCE ROW LEVEL SECURITY'),
    ].join('\n'),
  );
}

/** Those that were ended since the backup must not come back; which ones is not known. */
const endSessions = 'TRUNCATE auth.sessions, auth.verifications';

/** What the migrations themselves added. Other tables need not be open to it: the audit log is not. */
async function removeFirstRows(
  client: Client,
  tables: readonly { readonly table: string }[],
): Promise<void> {
  const holding = await client.query<{ table: string }>(
    tables
      .map(({ table }) => `SELECT '${table}' AS table WHERE EXISTS (SELECT FROM ${table})`)
      .join(' UNION ALL '),
  );
  if (holding.rows.length === 0) return;
  await client.query(`TRUNCATE ${holding.rows.map(({ table }) => table).join(', ')}`);
}
