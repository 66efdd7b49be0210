import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';
import type { Person } from '../../testing/person.ts';
import { connectionsOf } from './database.ts';
import { readerFor } from './guarded-reads.ts';
import { asBiller, asKeeperWithin, asMeter, asServer, readAsUser, withUser } from './with-user.ts';

let test: TestApp;
let ada: Person;
let bo: Person;

beforeAll(async () => {
  test = await createTestApp();
  [ada, bo] = await Promise.all([test.createPerson(), test.createPerson()]);
});
afterAll(() => test.close());

const insertSession = (as: Person, owner: Person) =>
  withUser(as.ctx, (tx) =>
    tx
      .insertInto('chat_sessions')
      .values({ user_id: owner.id, title: 'A title' })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );

describe('withUser', () => {
  it("shows a user's own rows only, even to a query that names nobody", async () => {
    const rows = await withUser(ada.ctx, (tx) => tx.selectFrom('profiles').select('id').execute());
    expect(rows).toEqual([{ id: ada.id }]);
  });

  it('refuses to write a row for somebody else', async () => {
    await expect(insertSession(ada, bo)).rejects.toThrow(/row-level security/);
  });

  it("refuses a message in somebody else's session", async () => {
    const session = await insertSession(bo, bo);
    const message = { session_id: session.id, user_id: ada.id, role: 'user', content: 'Hello' };
    await expect(
      withUser(ada.ctx, (tx) => tx.insertInto('chat_messages').values(message).execute()),
    ).rejects.toThrow(/foreign key/);
  });

  it.each(['user_subscriptions', 'pricing_plans', 'plan_features'] as const)(
    'lets nobody write %s',
    async (table) => {
      await expect(
        withUser(ada.ctx, (tx) => sql`DELETE FROM ${sql.table(table)}`.execute(tx)),
      ).rejects.toThrow(/permission denied/);
    },
  );

  it('lets nobody look into the accounts', async () => {
    await expect(
      withUser(ada.ctx, (tx) => tx.selectFrom('auth.users').selectAll().execute()),
    ).rejects.toThrow(/permission denied/);
  });

  it('begins nothing once nobody waits for it', async () => {
    const beforeBegin = () => {
      throw new Error('Nobody waits any more.');
    };
    const work = vi.fn(() => Promise.resolve());
    const late = withUser({ ...ada.ctx, call: { ...ada.ctx.call, beforeBegin } }, work);
    await expect(late).rejects.toThrow('Nobody waits any more.');
    expect(work).not.toHaveBeenCalled();
  });

  it('fails alone when the database ends its connection in mid-transaction', async () => {
    const ended = withUser(ada.ctx, async (tx) => {
      const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(tx);
      await sql`SELECT pg_terminate_backend(${rows[0]?.pid})`.execute(test.database.everything);
      await new Promise((resolve) => setTimeout(resolve, 100));
      return tx.selectFrom('profiles').select('id').execute();
    });
    await expect(ended).rejects.toThrow();
    await expect(withUser(ada.ctx, () => Promise.resolve('served'))).resolves.toBe('served');
  });

  it('leaves nothing of the user on the connection afterwards', async () => {
    await withUser(ada.ctx, () => Promise.resolve());
    const { rows } = await sql<{ role: string; acting: string | null }>`
      SELECT current_user AS role, acting_user_id() AS acting
    `.execute(test.services.db);
    expect(rows).toEqual([{ role: 'replysmith', acting: null }]);
  });
});

describe('readAsUser', () => {
  it("shows a user's own rows only, to each of its queries", async () => {
    const read = (person: Person) =>
      readAsUser(person.ctx, async (tx) => [
        await tx.selectFrom('profiles').select('id').execute(),
        await tx.selectFrom('profiles').select('id').where('id', 'in', [ada.id, bo.id]).execute(),
      ]);
    const [adas, bos] = await Promise.all([read(ada), read(bo)]);
    expect(adas).toEqual([[{ id: ada.id }], [{ id: ada.id }]]);
    expect(bos).toEqual([[{ id: bo.id }], [{ id: bo.id }]]);
  });

  it('refuses to write', async () => {
    const written = readAsUser(ada.ctx, (reads) =>
      sql`UPDATE profiles SET full_name = 'Ada' WHERE id = ${ada.id}`.execute(reads),
    );
    await expect(written).rejects.toThrow(/read-only transaction/);
  });

  it('leaves nothing of the user on the connection, whether the query works or fails', async () => {
    const one = sql<{ role: string; acting: string | null; reads: string }>`
      SELECT current_user AS role, acting_user_id() AS acting,
        current_setting('transaction_read_only') AS reads
    `;
    for (const query of ['SELECT 1', 'SELECT 1 / 0']) {
      await readAsUser(ada.ctx, (tx) => sql.raw(query).execute(tx)).catch(() => undefined);
      const { rows } = await one.execute(test.services.db);
      expect(rows).toEqual([{ role: 'replysmith', acting: null, reads: 'off' }]);
    }
  });

  it('goes by the index of what is searched where it is told to, for that query alone', async () => {
    const planned = sql<{ on: string }>`
      SELECT current_setting('enable_seqscan') || current_setting('enable_indexscan') AS on
    `;
    const read = (isByBitmap: boolean) =>
      readAsUser(ada.ctx, (tx) => planned.execute(tx), { isByBitmap });
    expect((await read(true)).rows).toEqual([{ on: 'offoff' }]);
    expect((await read(false)).rows).toEqual([{ on: 'onon' }]);
    expect((await planned.execute(test.services.db)).rows).toEqual([{ on: 'onon' }]);
  });

  it('runs no query whose guard PostgreSQL refuses', async () => {
    const { db } = test.services;
    const everybody = { ...connectionsOf(db), beforeBegin: () => undefined };
    const nobody = readerFor({ ...everybody, userId: '\u0000' });
    await expect(sql`SELECT pg_advisory_lock(4711)`.execute(nobody)).rejects.toThrow(/encoding/);
    const { rows } = await sql`SELECT FROM pg_locks WHERE objid = 4711`.execute(db);
    expect(rows).toEqual([]);
  });

  describe('keeps statements with their plans', () => {
    const kept = sql<{ count: number }>`
      SELECT count(*)::int AS count FROM pg_prepared_statements
    `;
    const countKept = async () => {
      const { rows } = await readAsUser(ada.ctx, (tx) => kept.execute(tx));
      return rows[0]?.count ?? 0;
    };

    it("and shows each user's own rows by the same one", async () => {
      for (let time = 0; time < 8; time += 1) {
        for (const person of [ada, bo]) {
          const read = readAsUser(person.ctx, (tx) => sql`SELECT id FROM profiles`.execute(tx));
          expect((await read).rows).toEqual([{ id: person.id }]);
        }
      }
    });

    it('and drops the longest unused of many', async () => {
      for (let number = 0; number < 100; number += 1) {
        await readAsUser(ada.ctx, (tx) => sql.raw(`SELECT ${number} AS number`).execute(tx));
      }
      expect(await countKept()).toBe(64);
    });

    it('but none on a connection that a pooler hands to others', async () => {
      const { pool } = connectionsOf(test.services.db);
      const everything = { pool, isPooled: true, beforeBegin: () => undefined };
      const before = await countKept();
      const reader = readerFor({ ...everything, userId: ada.id });
      await sql`SELECT 'through a pooler'`.execute(reader);
      expect(await countKept()).toBe(before);
    });

    it('also when a query fails before and after', async () => {
      const divide = (by: number) =>
        readAsUser(ada.ctx, (tx) => sql`SELECT 6 / ${by}::int AS half`.execute(tx));
      await expect(divide(0)).rejects.toThrow(/division by zero/);
      expect((await divide(2)).rows).toEqual([{ half: 3 }]);
      await expect(divide(0)).rejects.toThrow(/division by zero/);
      expect((await divide(2)).rows).toEqual([{ half: 3 }]);
    });

    it('also when one is dropped while another fails', async () => {
      const read = (text: string) => readAsUser(ada.ctx, (tx) => sql.raw(text).execute(tx));
      await read("SELECT 'the first' AS place");
      // With the guard, the first and the one that fails, one too many.
      for (let number = 0; number < 62; number += 1) await read(`SELECT ${number} AS other`);
      await expect(read('SELECT nothing')).rejects.toThrow(/does not exist/);
      expect((await read("SELECT 'the first' AS place")).rows).toEqual([{ place: 'the first' }]);
    });

    it('until a migration gives their table another column', async () => {
      const { everything } = test.database;
      await sql`CREATE TABLE notes (id int)`.execute(everything);
      await sql`GRANT SELECT ON notes TO replysmith_user`.execute(everything);
      await sql`INSERT INTO notes VALUES (1)`.execute(everything);
      const read = () => readAsUser(ada.ctx, (tx) => sql`SELECT * FROM notes`.execute(tx));
      expect((await read()).rows).toEqual([{ id: 1 }]);
      await sql`ALTER TABLE notes ADD COLUMN body text`.execute(everything);
      expect((await read()).rows).toEqual([{ id: 1, body: null }]);
      await sql`DROP TABLE notes`.execute(everything);
    });
  });

  it('asks nothing once nobody waits for it', async () => {
    const beforeBegin = () => {
      throw new Error('Nobody waits any more.');
    };
    const late = readAsUser({ ...ada.ctx, call: { ...ada.ctx.call, beforeBegin } }, (tx) =>
      tx.selectFrom('profiles').select('id').execute(),
    );
    await expect(late).rejects.toThrow('Nobody waits any more.');
  });

  it('fails alone when the database ends its connection', async () => {
    const ended = readAsUser(ada.ctx, (tx) =>
      sql`SELECT pg_terminate_backend(pg_backend_pid())`.execute(tx),
    );
    await expect(ended).rejects.toThrow();
    await expect(
      readAsUser(ada.ctx, (tx) => tx.selectFrom('profiles').select('id').execute()),
    ).resolves.toEqual([{ id: ada.id }]);
  });
});

describe('asMeter', () => {
  it('may change usage but not the plan', async () => {
    const upgrade = withUser(ada.ctx, (tx) =>
      asMeter(tx, () => sql`UPDATE user_subscriptions SET plan_id = plan_id`.execute(tx)),
    );
    await expect(upgrade).rejects.toThrow(/permission denied/);
  });

  it('hands back to the user afterwards', async () => {
    const role = await withUser(ada.ctx, async (tx) => {
      await asMeter(tx, () => Promise.resolve());
      const { rows } = await sql<{ name: string }>`SELECT current_user AS name`.execute(tx);
      return rows[0]?.name;
    });
    expect(role).toBe('replysmith_user');
  });
});

it.each([
  ['meter', asMeter],
  ['keeper', asKeeperWithin],
  ['biller', asBiller],
  ['server', asServer],
] as const)(
  'gives the role of the %s back although the work in it failed',
  async (_name, inRole) => {
    const role = await withUser(ada.ctx, async (tx) => {
      await inRole(tx, () => Promise.reject(new Error('No.'))).catch(() => undefined);
      const { rows } = await sql<{ name: string }>`SELECT current_user AS name`.execute(tx);
      return rows[0]?.name;
    });
    expect(role).toBe('replysmith_user');
  },
);
