import { paths } from '@replysmith/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, createTestApp } from '../../testing/running/test-app.ts';

let ready: () => Promise<boolean>;
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ isReady: () => ready() });
});
afterAll(() => test.close());

describe('readiness', () => {
  it('is given when the database answers', async () => {
    ready = () => Promise.resolve(true);
    expect((await test.call(paths.ready)).status).toBe(200);
  });

  it.each([
    ['fails', () => Promise.reject(new Error('gone'))],
    ['never answers', () => new Promise<boolean>(() => undefined)],
  ])('is denied within two seconds when the database %s', async (_what, answer) => {
    ready = answer;
    const begin = performance.now();
    expect((await test.call(paths.ready)).status).toBe(503);
    expect(performance.now() - begin).toBeLessThan(2_000);
    expect((await test.call(paths.health)).status).toBe(200);
  });
});
