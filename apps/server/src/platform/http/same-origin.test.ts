import { errorCodes, paths } from '@replysmith/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../testing/person.ts';
import { rowsOf } from '../../testing/rows/rows-of.ts';
import { type TestApp, createTestApp, publicUrl } from '../../testing/running/test-app.ts';

let test: TestApp;
let ada: Person;
beforeAll(async () => {
  test = await createTestApp();
  ada = await test.createPerson();
});
afterAll(() => test.close());

const body = JSON.stringify({
  content: 'Hi Tom, is your stock counted by hand?',
  session_id: null,
  message_type: 'email_optimization',
});

const send = (headers: Record<string, string>) =>
  test.app.request(
    `${publicUrl}${paths.optimizeEmail}`,
    { method: 'POST', headers: { Cookie: ada.cookie, ...headers }, body },
    {},
  );

const json = { 'Content-Type': 'application/json' };

describe('a call that changes something', () => {
  it.each<[string, Record<string, string>]>([
    ['our origin', { Origin: publicUrl }],
    ['our machine by its number', { Origin: 'http://127.0.0.1:3000' }],
    ['no origin but the browser’s word', { 'Sec-Fetch-Site': 'same-origin' }],
  ])('is let through with %s', async (_what, headers) => {
    expect((await send({ ...json, ...headers })).status).toBe(200);
  });

  it.each<[string, Record<string, string>]>([
    ['no origin', {}],
    ['a null origin', { Origin: 'null' }],
    ['another site', { Origin: 'https://evil.example' }],
    ['a site that begins like ours', { Origin: `${publicUrl}.evil.example` }],
    ['another port', { Origin: 'http://localhost:3001' }],
    ['HTTPS instead', { Origin: 'https://localhost:3000' }],
    ['a sibling site', { 'Sec-Fetch-Site': 'same-site' }],
    [
      'another origin that claims to be ours',
      { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' },
    ],
  ])('is refused with %s', async (_what, headers) => {
    const before = await rowsOf(test.database.everything);
    const response = await send({ ...json, ...headers });
    expect(response.status).toBe(errorCodes.origin_not_allowed.status);
    expect(await rowsOf(test.database.everything)).toEqual(before);
  });
});
