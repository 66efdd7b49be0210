import { afterAll, beforeAll, expect, it } from 'vitest';
import { newKey } from '../key-format.ts';
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

it('logs no access key, whatever text it was pasted into', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const key = newKey();
  log.info({ url: `/rest/v1/profiles/me?key=${key}`, err: new Error(`no route for ${key}`) }, key);
  log.child({ header: `Bearer ${key.slice(0, 60)}` }).warn('cut off');
  expect(lines).toHaveLength(2);
  expect(lines.join()).toContain('replysmith_…');
  expect(lines.join()).not.toMatch(/replysmith_[\da-f]/);
});
