import { afterAll, beforeAll, expect, it } from 'vitest';
import { withUser } from '../../platform/db/with-user.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';
import { titleByMoment } from './session-title.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('says the moment as the writer’s own clock shows it', async () => {
  const ada = await test.createPerson();
  const ctx = { ...ada.ctx, now: () => new Date('2020-11-21T23:30:15Z') };
  const title = () => withUser(ctx, (tx) => titleByMoment(ctx, tx));
  expect(await title()).toBe('Cold Email - 2020-11-21 23:30');
  await withUser(ctx, (tx) =>
    tx
      .updateTable('profiles')
      .set({ time_zone: 'Europe/Athens' })
      .where('id', '=', ctx.user.id)
      .execute(),
  );
  expect(await title()).toBe('Cold Email - 2020-11-22 01:30');
});
