import {
  ErrorBody,
  errorCodes,
  OptimizeEmailReply,
  paths,
  type ErrorCode,
} from '@replysmith/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../testing/person.ts';
import { rowsOf } from '../../testing/rows/rows-of.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';

let test: TestApp;
let ada: Person;

beforeAll(async () => {
  test = await createTestApp();
  ada = await test.createPerson();
});
afterAll(() => test.close());

const request = (changes: Record<string, unknown> = {}) => ({
  content: 'Hi Tom,\n\nIs your stock counted by hand?\n\nBest,\nAda',
  session_id: null,
  message_type: 'email_optimization',
  ...changes,
});

const optimize = (body: unknown, headers: Record<string, string> = {}) =>
  test.call(paths.optimizeEmail, { as: ada, body, headers });

/** Returns the refusal, after checking that nothing was stored. */
async function refusal(call: () => Response | Promise<Response>) {
  const before = await rowsOf(test.database.everything);
  const response = await call();
  expect(await rowsOf(test.database.everything)).toEqual(before);
  const { error } = ErrorBody.parse(await response.json());
  expect(response.status).toBe(errorCodes[error.code].status);
  return error;
}

describe('optimize-email', () => {
  it('answers in the shape of the contract', async () => {
    const response = await optimize(request());
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    OptimizeEmailReply.parse(await response.json());
  });

  it.each<[string, unknown, string]>([
    ['an empty text', '', 'Paste an email first.'],
    ['nothing but white space', ' \n\t ', 'Paste an email first.'],
    ['no text at all', undefined, 'Paste an email first.'],
    ['60,000 characters', 'a'.repeat(60_000), 'Email content is too long (max 50,000 characters)'],
    [
      'binary',
      'PK\u0003\u0004\u0000\u0001',
      'This does not look like text. Paste the words of the email.',
    ],
    [
      'half a character',
      'Hello \ud83d',
      'This does not look like text. Paste the words of the email.',
    ],
    [
      'a page with scripts',
      '<p>Hi</p><script>alert(1)</script>',
      'This looks like the code of a web page. Paste the words of the email.',
    ],
  ])('refuses %s', async (_what, content, message) => {
    const error = await refusal(() => optimize(request({ content })));
    expect(error).toMatchObject({ code: 'validation_failed', message });
    expect(Object.keys(error.fields ?? {})).toEqual(['content']);
  });

  it('takes 50,000 characters', async () => {
    expect((await optimize(request({ content: 'word '.repeat(10_000) }))).status).toBe(200);
  });

  it('names every problem at once', async () => {
    const { fields } = await refusal(() =>
      optimize(request({ content: '', session_id: 'x', message_type: 'poem' })),
    );
    expect(Object.keys(fields ?? {}).sort()).toEqual(['content', 'message_type', 'session_id']);
  });

  it.each<[string, () => Response | Promise<Response>, ErrorCode]>([
    ['no session', () => test.call(paths.optimizeEmail, { body: request() }), 'unauthenticated'],
    ['half a body', () => optimize('{"content":'), 'malformed_body'],
    ['an empty body', () => optimize(''), 'malformed_body'],
    ['a body that is a list', () => optimize([]), 'validation_failed'],
    [
      'a text/plain body',
      () => optimize(request(), { 'Content-Type': 'text/plain' }),
      'unsupported_media_type',
    ],
    [
      'a form',
      () => optimize('a=b', { 'Content-Type': 'application/x-www-form-urlencoded' }),
      'unsupported_media_type',
    ],
    [
      'another site',
      () => optimize(request(), { Origin: 'https://evil.example' }),
      'origin_not_allowed',
    ],
    ['300 kB', () => optimize(request({ content: 'a'.repeat(300_000) })), 'payload_too_large'],
    ['an unknown field', () => optimize(request({ user_id: ada.id })), 'validation_failed'],
    [
      'a session that does not exist',
      () => optimize(request({ session_id: '7f1c2f0e-8f4f-4a52-9f5f-0d1f3f1b2a10' })),
      'not_found',
    ],
    [
      'a key that is none',
      () => optimize(request(), { 'Idempotency-Key': 'again' }),
      'validation_failed',
    ],
    [
      'a binary signature',
      () => optimize(request({ email_signature: 'Ada\u0000' })),
      'validation_failed',
    ],
  ])('refuses %s', async (_what, call, code) => {
    expect(await refusal(call)).toMatchObject({ code });
  });

  it("answers somebody else's session like one that does not exist", async () => {
    const bo = await test.createPerson();
    const theirs = await test.call(paths.optimizeEmail, { as: bo, body: request() });
    const { session } = OptimizeEmailReply.parse(await theirs.json());
    const foreign = await refusal(() => optimize(request({ session_id: session.id })));
    const missing = await refusal(() =>
      optimize(request({ session_id: '7f1c2f0e-8f4f-4a52-9f5f-0d1f3f1b2a10' })),
    );
    expect({ ...foreign, request_id: missing.request_id }).toEqual(missing);
  });

  it('answers a request that is sent again under its key with the same messages', async () => {
    const headers = { 'Idempotency-Key': 'A3D1C9E2-7B0F-4C55-9E0A-2F6B8D4C1E77' };
    const first = await (await optimize(request(), headers)).json();
    expect(await (await optimize(request(), headers)).json()).toEqual(first);
    const other = () => optimize(request({ content: 'Another text.' }), headers);
    expect(await refusal(other)).toMatchObject({ code: 'idempotency_key_reused' });
  });

  it('says so when the day is used up', async () => {
    const cy = await test.createPerson();
    const send = () => test.call(paths.optimizeEmail, { as: cy, body: request() });
    for (let time = 0; time < 5; time += 1) expect((await send()).status).toBe(200);
    expect(await refusal(send)).toMatchObject({ code: 'usage_limit_reached' });
  });
});
