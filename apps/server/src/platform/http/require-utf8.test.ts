import { errorCodes, paths } from '@replysmith/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rowsOf } from '../../testing/rows/rows-of.ts';
import { type TestApp, createTestApp, publicUrl } from '../../testing/running/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('refuses bytes that are no text instead of replacing them', async () => {
  const { cookie } = await test.createPerson();
  const before = await rowsOf(test.database.everything);
  const [head = '', tail = ''] = JSON.stringify({
    content: 'Hi Zo|, is your stock counted by hand?',
    session_id: null,
    message_type: 'email_optimization',
  }).split('|');
  const body = Buffer.concat([Buffer.from(head), Buffer.from([0xeb]), Buffer.from(tail)]);
  const headers = { Origin: publicUrl, 'Content-Type': 'application/json', Cookie: cookie };
  const response = await test.app.request(
    `${publicUrl}${paths.optimizeEmail}`,
    { method: 'POST', headers, body },
    {},
  );
  expect(response.status).toBe(errorCodes.malformed_body.status);
  expect(await rowsOf(test.database.everything)).toEqual(before);
});
