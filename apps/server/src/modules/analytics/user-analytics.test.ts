import { errorCodes, paths } from '@replysmith/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purgeExpired } from '../admin/purge-expired.ts';
import type { Person } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const error = {
  metric_name: 'error_occurrence',
  metric_value: 1,
  metadata: {
    type: 'TypeError',
    message: 'No mailbox tom@acme.example at /rest/v1/x?search=Tom\0\ud800',
    severity: 'high',
  },
};
const report = (body: unknown, as?: Person, from = '203.0.113.7') =>
  test.call(paths.userAnalytics, {
    ...{ body, from, headers: { 'User-Agent': 'Lynx/2.9' } },
    ...(as && { as }),
  });
const rowsOf = ({ id }: Person) =>
  test.database.everything
    .selectFrom('user_analytics')
    .select(['metric_name', 'metric_value', 'metadata'])
    .where('user_id', '=', id)
    .execute();
const sums = () =>
  test.database.everything
    .selectFrom('anonymous_analytics')
    .selectAll()
    .orderBy('metric_name')
    .execute();

describe('what a signed-in person’s page reports', () => {
  it('is kept with the path of a page that is missing', async () => {
    const ada = await test.createPerson();
    const metadata = { url: '/libary', severity: 'low' };
    const missing = { metric_name: 'page_not_found', metric_value: 1, metadata };
    expect((await report(missing, ada)).status).toBe(200);
    expect(await rowsOf(ada)).toEqual([missing]);
  });

  it('is kept with them, without addresses, queries and what no text may hold', async () => {
    const ada = await test.createPerson();
    const response = await report(error, ada);
    expect({ status: response.status, body: await response.json() }).toEqual({
      status: 200,
      body: { recorded: true },
    });
    expect(await rowsOf(ada)).toEqual([
      {
        ...{ metric_name: 'error_occurrence', metric_value: 1 },
        metadata: {
          type: 'TypeError',
          message: 'No mailbox [email] at /rest/v1/x',
          severity: 'high',
          user_agent: 'Lynx/2.9',
        },
      },
    ]);
  });

  it('names no browser where nothing failed', async () => {
    const ada = await test.createPerson();
    await report({ metric_name: 'page_load', metric_value: 3_200.5 }, ada);
    expect(await rowsOf(ada)).toEqual([
      { metric_name: 'page_load', metric_value: 3_200.5, metadata: {} },
    ]);
  });

  it('is limited to twenty a minute for each person', async () => {
    const [ada, bo] = [await test.createPerson(), await test.createPerson()];
    const statuses: number[] = [];
    for (let i = 0; i < 21; i++) statuses.push((await report(error, ada)).status);
    expect(statuses).toEqual([...Array<number>(20).fill(200), errorCodes.rate_limited.status]);
    expect((await report(error, ada)).headers.get('Retry-After')).toMatch(/^[1-9]\d*$/);
    expect((await report(error, bo)).status).toBe(200);
    expect(await rowsOf(ada)).toHaveLength(20);
  });

  it('is forgotten after ninety days', async () => {
    const ada = await test.createPerson();
    for (const days of [89, 91]) {
      await test.database.everything
        .insertInto('user_analytics')
        .values({
          ...{ user_id: ada.id, metric_name: 'page_load', metric_value: days },
          created_at: new Date(test.clock.now.getTime() - days * 86_400_000),
        })
        .execute();
    }
    expect(await purgeExpired(test.services, 'system')).toMatchObject({ reports: 1 });
    expect(await rowsOf(ada)).toMatchObject([{ metric_value: 89 }]);
  });
});

describe('what a visitor’s page reports', () => {
  it('is summed up for the day, and nothing else of it is kept', async () => {
    await report({ metric_name: 'first_paint', metric_value: 1_600 });
    await report({ metric_name: 'first_paint', metric_value: 2_400 });
    await report(error);
    const day = test.clock.now.toISOString().slice(0, 10);
    expect(await sums()).toEqual([
      { day, metric_name: 'error_occurrence', count: '1', total: 1 },
      { day, metric_name: 'first_paint', count: '2', total: 4_000 },
    ]);
    const { count } = await test.database.everything
      .selectFrom('user_analytics')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('metric_name', '=', 'first_paint')
      .executeTakeFirstOrThrow();
    expect(count).toBe('0');
  });

  it('is limited for each address', async () => {
    for (let i = 0; i < 20; i++) await report(error, undefined, '203.0.113.8');
    expect((await report(error, undefined, '203.0.113.8')).status).toBe(429);
    expect((await report(error, undefined, '203.0.113.9')).status).toBe(200);
  });
});

it.each([
  ['a name that is not on the list', { ...error, metric_name: 'clicks' }],
  ['a value that is no number', { ...error, metric_value: 'many' }],
  ['a value below nothing', { ...error, metric_value: -1 }],
  ['a page that is missing twice', { metric_name: 'page_not_found', metric_value: 1e12 }],
  ['a load of more than a day', { metric_name: 'page_load', metric_value: 86_400_001 }],
  ['a column of ours', { ...error, user_id: '0b1f9c3e-3f7d-4c55-9a52-0f6f4d1c2b3a' }],
  ['something unknown of it', { ...error, metadata: { cookie: 'a' } }],
  ['a long text', { ...error, metadata: { message: 'x'.repeat(501) } }],
  ['more bytes than it may', { ...error, metadata: { stack: '語'.repeat(4_000) } }],
])('refuses %s', async (_, body) => {
  const before = await sums();
  expect((await report(body, undefined, '203.0.113.10')).status).toBe(422);
  expect(await sums()).toEqual(before);
});
