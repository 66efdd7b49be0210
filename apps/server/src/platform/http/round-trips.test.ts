import { paths } from '@replysmith/contract';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type TestApp, createTestApp } from '../../testing/running/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('asks the database four times for a row: who, begin, what, commit', async () => {
  const ada = await test.createPerson();
  const read = () => test.call(`${paths.profiles}/me`, { as: ada });
  expect((await read()).status).toBe(200);
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await read();
  const statements = query.mock.calls.map(([text]) => text.split(/[ ;]/)[0]?.toUpperCase());
  query.mockRestore();
  expect(statements).toEqual(['SELECT', 'BEGIN', 'SELECT', 'COMMIT']);
});
