import { paths } from '@replysmith/contract';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createSessionCache } from '../auth/session-cache.ts';
import { type TestApp, createTestApp } from '../../testing/running/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ sessionCache: createSessionCache(60_000) });
});
afterAll(() => test.close());

it('asks the database who calls and what they ask for, and then only the second', async () => {
  const ada = await test.createPerson();
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const tablesRead = async () => {
    query.mockClear();
    expect((await test.call(`${paths.profiles}/me`, { as: ada })).status).toBe(200);
    const sent: unknown[] = query.mock.calls.map(([first]) => first);
    return sent.map((one) => {
      const text = typeof one === 'string' ? one : (one as { text: string }).text;
      return /^select .* from "(?:auth"\."sessions|profiles)"/.exec(text)?.[0].split('from ')[1];
    });
  };
  expect(await tablesRead()).toEqual(['"auth"."sessions"', '"profiles"']);
  expect(await tablesRead()).toEqual(['"profiles"']);
  query.mockRestore();
});
