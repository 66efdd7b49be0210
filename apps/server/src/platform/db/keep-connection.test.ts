import { sql } from 'kysely';
import type { Client } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/running/test-database.ts';
import { keepConnection } from './keep-connection.ts';
import { eventually } from '../../testing/eventually.ts';

const log = pino({ level: 'silent' });

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

function listener() {
  const payloads: string[] = [];
  const pids: number[] = [];
  const prepare = async (client: Client) => {
    client.on('notification', ({ payload }) => payloads.push(payload ?? ''));
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    await client.query('LISTEN test');
    pids.push(...rows.map(({ pid }) => pid));
  };
  return { payloads, pids, prepare };
}

const notify = (word: string) => sql`SELECT pg_notify('test', ${word})`.execute(database.db);
const cut = (pid: number | undefined) =>
  sql`SELECT pg_terminate_backend(${pid})`.execute(database.everything);

it('comes back each time it was lost, and does again what it is for', async () => {
  const { payloads, pids, prepare } = listener();
  const connection = await keepConnection({ name: 'test', url: database.url, log, prepare });
  for (const word of ['one', 'two', 'three']) {
    const known = pids.length;
    await notify(word);
    await eventually(() => expect(payloads.at(-1)).toBe(word));
    await cut(pids.at(-1));
    await eventually(() => expect(pids).toHaveLength(known + 1));
  }
  await connection.close();
});

it('stays closed', async () => {
  const { payloads, pids, prepare } = listener();
  const connection = await keepConnection({ name: 'test', url: database.url, log, prepare });
  await connection.close();
  await notify('nobody');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect([pids.length, payloads]).toEqual([1, []]);
});

it('fails when the first cannot be had', async () => {
  const nowhere = 'postgresql://ada:pw@127.0.0.1:1/ada';
  const prepare = () => Promise.resolve();
  await expect(keepConnection({ name: 'test', url: nowhere, log, prepare })).rejects.toThrow(
    /ECONNREFUSED/,
  );
  const refused = () => Promise.reject(new Error('not here'));
  await expect(
    keepConnection({ name: 'test', url: database.url, log, prepare: refused }),
  ).rejects.toThrow('not here');
});
