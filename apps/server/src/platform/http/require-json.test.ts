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

const send = (type: string) =>
  test.app.request(
    `${publicUrl}${paths.optimizeEmail}`,
    {
      method: 'POST',
      headers: { Cookie: ada.cookie, Origin: publicUrl, 'Content-Type': type },
      body,
    },
    {},
  );

describe('a call that changes something', () => {
  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    '',
  ])('is refused as %o', async (type) => {
    const before = await rowsOf(test.database.everything);
    const response = await send(type);
    expect(response.status).toBe(errorCodes.unsupported_media_type.status);
    expect(await rowsOf(test.database.everything)).toEqual(before);
  });

  it('may name a character set', async () => {
    const type = 'Application/JSON; charset=utf-8';
    expect((await send(type)).status).toBe(200);
  });
});
