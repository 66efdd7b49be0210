import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/running/test-database.ts';
import { claim, DatabaseInUse } from './claim.ts';
import { joinServers } from './server-presence.ts';

const options = {
  log: pino({ level: 'silent' }),
  ...{ onStop: () => undefined, onMessage: () => undefined, channels: [] },
};

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** As earlier versions did, which had to be the only server. */
const claimAlone = () => claim(database.url, 'Another is running.', () => undefined);

it('lets any number of servers in, each with a number of its own', async () => {
  const { url } = database;
  const servers = await Promise.all(
    Array.from({ length: 5 }, () => joinServers({ url, ...options })),
  );
  expect(new Set(servers.map(({ id }) => id)).size).toBe(5);
  for (const server of servers) await server.leave();
});

it('and a server of a version that must be alone keep each other out', async () => {
  const { url } = database;
  const leave = await claimAlone();
  await expect(joinServers({ url, ...options })).rejects.toThrow(/earlier version/);
  await expect(joinServers({ url, ...options })).rejects.toThrow(DatabaseInUse);
  await leave();
  const server = await joinServers({ url, ...options });
  await expect(claimAlone()).rejects.toThrow(DatabaseInUse);
  await server.leave();
  await (
    await claimAlone()
  )();
});

it('says which database it cannot reach', async () => {
  const url = 'postgresql://ada:pw@127.0.0.1:1/ada';
  await expect(joinServers({ url, ...options })).rejects.toThrow(
    /^Cannot reach the database in DATABASE_URL: .*ECONNREFUSED/,
  );
});
