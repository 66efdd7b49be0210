import { ErrorBody, Found, paths } from '@replysmith/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeTemplate } from '../../testing/rows/make-template.ts';
import type { Person } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';

let test: TestApp;
let ada: Person;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  ada = await test.createPerson();
});
afterAll(() => test.close());

const find = (search: string, as = ada) =>
  test.call(`${paths.find}?${String(new URLSearchParams({ search }))}`, { as });

it('answers with the id and the name of what it finds', async () => {
  const { id } = await makeTemplate(ada, { name: 'Kiosk' });
  const found = Found.parse(await (await find(' kiosk ')).json());
  expect(found).toEqual({ templates: [{ id, name: 'Kiosk' }], sessions: [], campaigns: [] });
});

it.each([
  ['nothing', '  ', 'Say what to look for.'],
  ['more than anybody types', 'x'.repeat(101), 'Please limit your search to 100 characters.'],
  ['what is no text', 'a\0b', 'This does not look like text.'],
])('refuses %s', async (_what, search, sentence) => {
  const response = await find(search);
  expect(response.status).toBe(422);
  const { error } = ErrorBody.parse(await response.json());
  expect(error.fields).toEqual({ search: [sentence] });
});

it('is asked as often as one types, and no more', async () => {
  const statuses = new Set<number>();
  for (let calls = 0; calls < 300; calls += 1) statuses.add((await find('k')).status);
  expect([...statuses]).toEqual([200]);
  const refused = await find('k');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await find('k', await test.createPerson())).status).toBe(200);
});
