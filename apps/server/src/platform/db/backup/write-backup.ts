import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import { type Client, escapeIdentifier } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { connectOnce } from '../connect-once.ts';
import { cannotReach } from '../migrate.ts';
import { frameMaker, type Sequence, UnusableBackup } from './backup-file.ts';
import { isBackedUp } from './catalogue.ts';

type Written = {
  readonly tables: number;
  readonly rows: number;
  readonly bytes: number;
};

/**
 * Writes what is in the database at one moment, while others go on working. The file appears when
 * it is whole, and only its owner may read it.
 */
export async function writeBackup(
  url: string,
  file: string,
  signal?: AbortSignal,
): Promise<Written> {
  await requireFreePlace(file);
  const unfinished = `${file}.${randomUUID()}.unfinished`;
  const client = await connectOnce(url).catch(cannotReach);
  const counted = { tables: 0, rows: 0 };
  try {
    await pipeline(
      framesOf(client, counted, signal),
      createZstdCompress(),
      createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true }),
    );
    await rename(unfinished, file);
    return { ...counted, bytes: (await stat(file)).size };
  } finally {
    await rm(unfinished, { force: true });
    await client.end();
  }
}

async function requireFreePlace(file: string): Promise<void> {
  const found = await stat(file).catch(() => null);
  if (found) throw new UnusableBackup(`${file} exists already: give the backup another name.`);
  const folder = dirname(file);
  const isThere = await stat(folder).then(
    (entry) => entry.isDirectory(),
    () => false,
  );
  if (!isThere) throw new UnusableBackup(`There is no folder ${folder} to put the backup in.`);
}

/** Whether backups may read every row; policies would hide some without a word. */
const unreadable = `
  SELECT class.oid::regclass::text AS name
  FROM pg_class AS class
  WHERE ${isBackedUp} AND relkind = 'r'
    AND (
      NOT has_table_privilege('replysmith_backup', class.oid, 'SELECT')
      OR relrowsecurity AND (
        NOT EXISTS (
          SELECT FROM pg_policy
          WHERE polrelid = class.oid AND polpermissive AND polcmd IN ('r', '*')
            AND polroles = ARRAY['replysmith_backup'::regrole::oid]
            AND pg_get_expr(polqual, polrelid) = '(CURRENT_USER = ''replysmith_backup''::name)'
        )
        OR EXISTS (SELECT FROM pg_policy WHERE polrelid = class.oid AND NOT polpermissive)
      )
    )`;

const tablesWithColumns = `
  SELECT class.oid::regclass::text AS name, array_agg(attname::text ORDER BY attnum) AS columns
  FROM pg_class AS class
  JOIN pg_attribute ON attrelid = class.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
  WHERE ${isBackedUp} AND relkind = 'r'
  GROUP BY class.oid ORDER BY 1`;

async function* framesOf(
  client: Client,
  counted: { tables: number; rows: number },
  signal?: AbortSignal,
): AsyncGenerator<Buffer> {
  const frames = frameMaker();
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  await client.query('SET LOCAL search_path = public; SET LOCAL statement_timeout = 0');
  await requireRights(client);
  await client.query('SET LOCAL ROLE replysmith_backup');
  const migrations = await client.query<{ name: string; checksum: string }>(
    'SELECT name, checksum FROM migrations.applied ORDER BY name',
  );
  yield frames.heading({ made_at: new Date().toISOString(), migrations: migrations.rows });
  const tables = await client.query<{ name: string; columns: string[] }>(tablesWithColumns);
  for (const { name, columns } of tables.rows) {
    yield frames.tableStart({ table: name, columns });
    const list = columns.map(escapeIdentifier).join(', ');
    const rows = client.query(copyTo(`COPY ${name} (${list}) TO STDOUT`));
    for await (const piece of rows) {
      signal?.throwIfAborted();
      yield frames.data(piece as Buffer);
    }
    yield frames.tableEnd(rows.rowCount);
    counted.tables += 1;
    counted.rows += rows.rowCount;
  }
  yield frames.ending(await sequencesOf(client));
  await client.query('COMMIT');
}

async function requireRights(client: Client): Promise<void> {
  const { rows: roles } = await client.query<{ isReady: boolean }>(
    `SELECT to_regprocedure('migrations.let_backups_read()') IS NOT NULL AS "isReady"`,
  );
  if (!roles[0]?.isReady) {
    throw new UnusableBackup(
      'The database is of a version before 0027-backup.sql, which knows no backups yet. Copy its files while nothing runs on it, or use pg_dump.',
    );
  }
  const { rows } = await client.query<{ name: string }>(unreadable);
  if (rows.length === 0) return;
  throw new UnusableBackup(
    `Policies hide rows of ${rows.map(({ name }) => name).join(', ')} from a backup, so it would not be whole. Run "migrate up", which gives the rights.`,
  );
}

/** They belong to no transaction; read last, they are not behind any row. */
async function sequencesOf(client: Client): Promise<Sequence[]> {
  const names = await client.query<{ name: string }>(
    `SELECT oid::regclass::text AS name FROM pg_class AS class WHERE ${isBackedUp} AND relkind = 'S'
     ORDER BY 1`,
  );
  const sequences: Sequence[] = [];
  for (const { name } of names.rows) {
    const { rows } = await client.query<Omit<Sequence, 'name'>>(
      `SELECT last_value::text AS value, is_called FROM ${name}`,
    );
    sequences.push(...rows.map((row) => ({ name, ...row })));
  }
  return sequences;
}
