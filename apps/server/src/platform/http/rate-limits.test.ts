import { ErrorBody, paths } from '@replysmith/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, createTestApp } from '../../testing/running/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('lets one person ask what became of a checkout twenty times a minute, and others on', async () => {
  const [busy, other] = [await test.createPerson(), await test.createPerson()];
  const ask = (as: typeof busy) => test.call(paths.confirmCheckout, { as, body: {} });
  for (let time = 0; time < 20; time += 1) expect((await ask(busy)).status).toBe(422);
  const refused = await ask(busy);
  expect(ErrorBody.parse(await refused.json()).error.code).toBe('rate_limited');
  const wait = Number(refused.headers.get('Retry-After'));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
  expect((await ask(other)).status).toBe(422);
});
