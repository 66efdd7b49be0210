import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from './log.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/running/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('says what failed without quoting the row it failed on', async () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const insert = database.everything
    .insertInto('auth.users')
    .values({ email: 'ada@example.com', name: 'Ada', emailVerified: false });
  await insert.execute();
  const err: unknown = await insert.execute().catch((error: unknown) => error);
  log.error({ err }, 'unexpected error');
  expect(JSON.stringify(err)).toContain('ada@example.com');
  expect(lines.join()).toContain('duplicate key');
  expect(lines.join()).not.toContain('ada@example.com');
});
