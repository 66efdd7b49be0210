import { paths } from '@replysmith/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, createTestApp } from '../../testing/running/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({
    isReady: () => Promise.reject(new Error('secret: postgres://user:pw@host')),
    mailbox: {
      list: () => Promise.reject(new Error('secret path /home/ada')),
      read: () => Promise.resolve(null),
    },
  });
});
afterAll(() => test.close());

const answers: [string, number, () => Promise<Response>][] = [
  ['a health check', 200, () => test.call(paths.health)],
  ['a list of plans', 200, () => test.call(paths.pricingPlans)],
  ['a missing session', 401, () => test.call(paths.chatSessions)],
  ['an unknown address', 404, () => test.call('/assets/none.js')],
  ['a strange method', 415, () => test.call(paths.chatSessions, { method: 'PROPFIND' })],
  [
    'a foreign origin',
    403,
    () => test.call(paths.optimizeEmail, { body: {}, headers: { Origin: 'null' } }),
  ],
  ['an unexpected error', 500, () => test.call(paths.mailbox)],
  ['a database that is away', 503, () => test.call(paths.ready)],
];

describe.each(answers)('%s', (_what, status, call) => {
  it('carries every security header', async () => {
    const response = await call();
    const { headers } = response;
    expect(response.status).toBe(status);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'self'(;|$)/);
    expect(policy).toContain(`style-src 'self';`);
    for (const part of [`object-src 'none'`, `base-uri 'none'`, `frame-ancestors 'none'`]) {
      expect(policy).toContain(part);
    }
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  });

  it('tells nothing of the inside', async () => {
    const text = await (await call()).text();
    expect(text).not.toMatch(/secret|postgres|\/home|\.ts\b| at /);
  });
});

it('sends no HSTS over plain HTTP, where it would do nothing', async () => {
  expect((await test.call(paths.health)).headers.has('strict-transport-security')).toBe(false);
});
