import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { catalogueOf } from '../../../testing/catalogue-of.ts';
import { everyRow } from '../../../testing/every-row.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/running/test-database.ts';
import type { Database } from '../database.ts';
import { frameMaker, readBackup } from './backup-file.ts';
import { revertNewest } from '../migrate.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const migrationsFolder = join(import.meta.dirname, '../migrations');

let from: TestDatabase;
let to: TestDatabase;
let folder: string;
let file: string;

beforeEach(async () => {
  [from, to] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  folder = await mkdtemp(join(tmpdir(), 'replysmith-backup-'));
  file = join(folder, 'a.backup');
});
afterEach(async () => {
  await Promise.all([from.drop(), to.drop()]);
  await rm(folder, { recursive: true });
});

/** What the text format of COPY has to escape. */
const odd = 'Tab\t, line\r\nfeed, \\N, \\. and\n\\.\n“quotes” 👩🏽‍🚀 é';

/** People with rows in tables that refer to one another and to themselves. */
async function fill(everything: Database, people = 3): Promise<void> {
  const ids = Array.from({ length: people }, () => randomUUID());
  await everything
    .insertInto('auth.users')
    .values(ids.map((id) => ({ id, email: `${id}@example.com`, name: odd, emailVerified: true })))
    .execute();
  await everything
    .insertInto('audit_log')
    .values(ids.map((subject) => ({ actor: 'system', action: 'role.granted', subject })))
    .execute();
  for (const user_id of ids) {
    const session = await everything
      .insertInto('chat_sessions')
      .values({ user_id, title: odd })
      .returning('id')
      .executeTakeFirstOrThrow();
    const message = { user_id, session_id: session.id, content: odd };
    const { id } = await everything
      .insertInto('chat_messages')
      .values({ ...message, role: 'user', email_data: JSON.stringify({ [odd]: [odd] }) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await everything
      .insertInto('chat_messages')
      .values({ ...message, role: 'assistant', variant_of: id })
      .execute();
    await everything
      .insertInto('email_templates')
      .values({
        ...{ user_id, name: odd, subject_line: odd, email_content: odd, category: 'Sales' },
        ...{ tags: [odd, ''], folded_name: odd, folded_subject: odd },
        ...{ folded_tags: odd, folded_content: odd, content_digest: odd },
      })
      .execute();
  }
}

/** Every row, without the one in the audit log that says that there was a restore. */
async function rowsRestored({ everything }: TestDatabase): Promise<Record<string, string[]>> {
  const removed = await everything
    .deleteFrom('audit_log')
    .where('action', '=', 'backup.restored')
    .returning(['actor', 'details'])
    .execute();
  const madeAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string;
  expect(removed).toEqual([{ actor: 'command', details: { madeAt } }]);
  await sql`SELECT setval('audit_log_id_seq', last_value - 1) FROM audit_log_id_seq`.execute(
    everything,
  );
  return everyRow(everything);
}

it('brings every row back as it was, with what no row says: sequences, triggers, keys, policies', async () => {
  await fill(from.everything);
  const [rows, catalogue] = [await everyRow(from.everything), await catalogueOf(from.everything)];
  const written = await writeBackup(from.url, file);
  const tables = Object.keys(rows).filter((name) => !name.endsWith('_seq'));
  const count = tables.reduce((sum, name) => sum + (rows[name]?.length ?? 0), 0);
  expect(written).toMatchObject({ tables: tables.length, rows: count });
  expect(rows.chat_messages).toHaveLength(6);
  const restored = await restoreBackup(to.url, file, { replace: false });
  expect(restored).toMatchObject({ tables: tables.length, rows: count, added: [] });
  expect(await rowsRestored(to)).toEqual(rows);
  expect(await catalogueOf(to.everything)).toEqual(catalogue);
  await fill(to.everything);
});

it('writes a file that only its owner may read, and leaves none where it fails', async () => {
  await writeBackup(from.url, file);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const before = await readFile(file);
  await expect(writeBackup(from.url, file)).rejects.toThrow(/exists already/);
  expect(await readFile(file)).toEqual(before);
  await sql`CREATE POLICY hides ON chat_messages AS RESTRICTIVE USING (false)`.execute(
    from.everything,
  );
  await expect(writeBackup(from.url, join(folder, 'b'))).rejects.toThrow(
    /Policies hide rows of chat_messages from a backup/,
  );
  const stopped = AbortSignal.abort(new Error('stopped'));
  await expect(writeBackup(to.url, join(folder, 'c'), stopped)).rejects.toThrow('stopped');
  expect(await readdir(folder)).toEqual(['a.backup']);
});

it('holds one moment, however much is written meanwhile', async () => {
  await fill(from.everything);
  const before = await everyRow(from.everything);
  // Holds the backup up before a table that comes earlier than the templates.
  const holding = from.everything.transaction().execute(async (tx) => {
    await sql`LOCK TABLE chat_messages IN ACCESS EXCLUSIVE MODE`.execute(tx);
    const writing = writeBackup(from.url, file);
    await expect
      .poll(async () => {
        const { rows } = await sql`
          SELECT FROM pg_locks WHERE NOT granted AND relation = 'chat_messages'::regclass
        `.execute(tx);
        return rows.length;
      })
      .toBe(1);
    await tx.deleteFrom('email_templates').execute();
    return { writing };
  });
  await (
    await holding
  ).writing;
  await restoreBackup(to.url, file, { replace: false });
  expect(await rowsRestored(to)).toEqual(before);
});

describe('a restore', () => {
  beforeEach(async () => {
    await fill(from.everything);
    await writeBackup(from.url, file);
  });

  const unchanged = async (work: () => Promise<unknown>, message: RegExp) => {
    const before = await everyRow(to.everything);
    await expect(work()).rejects.toThrow(message);
    expect(await everyRow(to.everything)).toEqual(before);
  };

  it('replaces people only when told to', async () => {
    await fill(to.everything, 1);
    await unchanged(
      () => restoreBackup(to.url, file, { replace: false }),
      /^The database has 1 account, which would be lost/,
    );
    await restoreBackup(to.url, file, { replace: true });
    expect(await rowsRestored(to)).toEqual(await everyRow(from.everything));
  });

  it('brings back no session, and no link that was sent', async () => {
    const { id } = await from.everything
      .selectFrom('auth.users')
      .select('id')
      .executeTakeFirstOrThrow();
    const soon = new Date(Date.now() + 60_000);
    await from.everything
      .insertInto('auth.sessions')
      .values({ userId: id, token: randomUUID(), expiresAt: soon, updatedAt: new Date() })
      .execute();
    await from.everything
      .insertInto('auth.verifications')
      .values({ identifier: `reset-password:${randomUUID()}`, value: id, expiresAt: soon })
      .execute();
    const later = join(folder, 'later.backup');
    await writeBackup(from.url, later);
    await restoreBackup(to.url, later, { replace: false });
    const { 'auth.sessions': sessions, 'auth.verifications': links } = await everyRow(
      to.everything,
    );
    expect({ sessions, links }).toEqual({ sessions: [], links: [] });
  });

  it('waits for a server at work without making it fail', async () => {
    await fill(to.everything, 1);
    const restoring = await to.everything.transaction().execute(async (tx) => {
      await tx.updateTable('chat_messages').set({ content: 'new' }).execute();
      const restored = restoreBackup(to.url, file, { replace: true });
      restored.catch(() => undefined);
      await sleep(500);
      // In the other order than a restore locks them, and longer than until a deadlock is noticed.
      await tx.selectFrom('chat_sessions').select('id').forUpdate().execute();
      await sleep(1_000);
      return { restored };
    });
    await restoring.restored;
    expect(await rowsRestored(to)).toEqual(await everyRow(from.everything));
  });

  it('touches no tables of another program', async () => {
    await sql`DROP SCHEMA migrations, auth CASCADE`.execute(to.everything);
    await expect(restoreBackup(to.url, file, { replace: true })).rejects.toThrow(
      /^The database holds tables of another program/,
    );
    await sql`SELECT FROM chat_messages`.execute(to.everything);
  });

  it('refuses a file that is not what was written', async () => {
    const whole = await readFile(file);
    const plain = zstdDecompressSync(whole);
    const changed = Buffer.from(plain);
    const at = changed.indexOf('quotes');
    changed.write('Quotes', at);
    const cases: [bytes: Buffer, message: RegExp][] = [
      [whole.subarray(0, -20), /not a whole backup/],
      [zstdCompressSync(plain.subarray(0, plain.length / 2)), /ends (too early|in the middle)/],
      [zstdCompressSync(changed), /was changed after it had been made/],
      [zstdCompressSync(Buffer.concat([plain, plain])), /was changed after it had been made/],
      [Buffer.from('SELECT 1;'), /not a whole backup/],
      [Buffer.concat([whole, Buffer.from('\n')]), /has more in it than a backup/],
      [Buffer.concat([whole, Buffer.alloc(2 ** 17)]), /has more in it than a backup/],
      [Buffer.concat([whole, whole]), /has more in it than a backup/],
    ];
    for (const [bytes, message] of cases) {
      await writeFile(file, bytes);
      await unchanged(() => restoreBackup(to.url, file, { replace: true }), message);
    }
  });

  it('takes no name of a table for a statement', async () => {
    const { heading } = await readBackup(file);
    const frames = frameMaker();
    const table = 'chat_messages DISABLE TRIGGER USER; COMMIT; CREATE TABLE stranger (); --';
    const crafted = [
      frames.heading(heading),
      frames.tableStart({ table, columns: ['id'] }),
      frames.tableEnd(0),
      frames.ending([]),
    ];
    await writeFile(file, zstdCompressSync(Buffer.concat(crafted)));
    await unchanged(
      () => restoreBackup(to.url, file, { replace: true }),
      /has rows of .*, which is no table of the version that made it/,
    );
  });

  it('leaves everything as it was when a row does not fit', async () => {
    await fill(to.everything, 1);
    await sql`ALTER TABLE chat_sessions DROP CONSTRAINT chat_sessions_user_id_fkey`.execute(
      from.everything,
    );
    const orphan = { user_id: randomUUID(), title: 'Nobody’s' };
    await from.everything.insertInto('chat_sessions').values(orphan).execute();
    const broken = join(folder, 'broken.backup');
    await writeBackup(from.url, broken);
    await unchanged(
      () => restoreBackup(to.url, broken, { replace: true }),
      /violates foreign key constraint/,
    );
  });

  it('migrates what an earlier version wrote, and refuses what a newer one wrote', async () => {
    const newer = join(folder, 'migrations');
    await cp(migrationsFolder, newer, { recursive: true });
    await writeFile(
      join(newer, '9999-new.sql'),
      `CREATE TABLE fresh (note text); INSERT INTO fresh SELECT title FROM chat_sessions LIMIT 1;
       ALTER TABLE chat_sessions ADD COLUMN note text NOT NULL DEFAULT 'new'`,
    );
    await to.everything.deleteFrom('pricing_plans').where('key', '=', 'pro').execute();
    const { added } = await restoreBackup(to.url, file, { replace: true }, newer);
    expect(added).toEqual(['9999-new.sql']);
    const { rows } = await sql`SELECT title, note FROM chat_sessions`.execute(to.everything);
    expect(rows).toEqual(Array.from({ length: 3 }, () => ({ title: odd, note: 'new' })));
    const again = join(folder, 'again.backup');
    await writeBackup(to.url, again);
    await unchanged(
      () => restoreBackup(to.url, again, { replace: true }),
      /has tables of 9999-new\.sql, which this version of Replysmith does not know/,
    );
  });

  it('of before the search by words leaves the sessions to be indexed', async () => {
    while ((await revertNewest(from.url, { mayLose: true })) !== '0030-session-search.sql');
    const older = join(folder, 'older.backup');
    await writeBackup(from.url, older);
    await restoreBackup(to.url, older, { replace: false });
    const count = async (table: 'sessions_to_index' | 'chat_session_words') =>
      (await to.everything.selectFrom(table).select('session_id').execute()).length;
    expect([await count('sessions_to_index'), await count('chat_session_words')]).toEqual([3, 0]);
    await to.everything
      .updateTable('chat_messages')
      .set({ folded_content: 'odd' })
      .where('role', '=', 'user')
      .execute();
    for (let step = 0; step < 3; step += 1) {
      await sql`SELECT index_next_session()`.execute(to.everything);
    }
    expect([await count('sessions_to_index'), await count('chat_session_words')]).toEqual([0, 3]);
  });
});
