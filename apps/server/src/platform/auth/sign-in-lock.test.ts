import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';
import { acquireLock } from './sign-in-lock.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('lets what one person does happen one after the other', async () => {
  const { id } = await test.createPerson();
  const steps: string[] = [];
  const work = (name: string) => async () => {
    steps.push(`${name} begins`);
    await sleep(60);
    steps.push(`${name} ends`);
    return name;
  };
  const names = await Promise.all(
    ['a', 'b', 'c'].map((name) => acquireLock(test.services.db, id, work(name))),
  );
  expect(names).toEqual(['a', 'b', 'c']);
  for (let turn = 0; turn < 6; turn += 2) {
    expect(steps[turn + 1]).toBe(steps[turn]?.replace('begins', 'ends'));
  }
});

it('makes nobody else wait', async () => {
  const [one, other] = [await test.createPerson(), await test.createPerson()];
  const { db } = test.services;
  const inside = await acquireLock(db, one.id, () =>
    acquireLock(db, other.id, () => Promise.resolve('other')),
  );
  expect(inside).toBe('other');
});

it('is over when the work fails, or its server is gone', async () => {
  const { id } = await test.createPerson();
  const { db } = test.services;
  const failure = new Error('it failed');
  await expect(acquireLock(db, id, () => Promise.reject(failure))).rejects.toBe(failure);
  await test.database.everything
    .updateTable('auth.users')
    .set({ busyUntil: new Date(Date.now() - 1) })
    .where('id', '=', id)
    .execute();
  expect(await acquireLock(db, id, () => Promise.resolve('next'))).toBe('next');
});
