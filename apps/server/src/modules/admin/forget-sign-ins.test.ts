import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';
import { forgetSignIns } from './purge-expired.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const hour = 3_600_000;

it('forgets sessions, links and attempts that are over, and leaves those that still count', async () => {
  const { everything } = test.database;
  const { id } = await test.createPerson();
  const at = (hours: number) => new Date(test.clock.now.getTime() + hours * hour);
  await everything.deleteFrom('auth.sessions').execute();
  for (const hours of [-1, 1]) {
    const name = String(hours);
    await everything
      .insertInto('auth.sessions')
      .values({ token: name, userId: id, expiresAt: at(hours), updatedAt: at(-2) })
      .execute();
    await everything
      .insertInto('auth.verifications')
      .values({ identifier: name, value: id, expiresAt: at(hours) })
      .execute();
  }
  for (const hours of [-49, -47]) {
    const lastRequest = String(at(hours).getTime());
    await everything
      .insertInto('auth.rate_limits')
      .values({ key: String(hours), count: 1, lastRequest })
      .execute();
  }
  expect(await forgetSignIns(test.services)).toBe(3);
  const sessions = await everything.selectFrom('auth.sessions').select('token').execute();
  expect(sessions).toEqual([{ token: '1' }]);
  const links = everything.selectFrom('auth.verifications').select('identifier');
  expect(await links.where('value', '=', id).execute()).toEqual([{ identifier: '1' }]);
  const attempts = everything.selectFrom('auth.rate_limits').select('key');
  expect(await attempts.where('key', 'in', ['-49', '-47']).execute()).toEqual([{ key: '-47' }]);
});
