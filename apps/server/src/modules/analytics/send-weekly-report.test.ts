import { paths } from '@replysmith/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('mails the last seven days to who asks, and the week’s own report still comes', async () => {
  const person = await test.createPerson();
  const ask = () => test.call(paths.sendWeeklyReport, { as: person, body: {} });
  expect(await (await ask()).json()).toEqual({ outcome: 'nothing_to_tell' });
  await test.database.everything
    .insertInto('optimization_analytics')
    .values({
      ...{ user_id: person.id, original_score: 40, optimized_score: 90 },
      improvement_areas: ['The ask'],
      created_at: new Date(test.clock.now.getTime() - 2 * 86_400_000),
    })
    .execute();
  expect(await (await ask()).json()).toEqual({ outcome: 'sent' });
  expect(test.mails).toMatchObject([{ kind: 'weeklyReport', to: person.email }]);
  const stored = await test.database.everything.selectFrom('weekly_reports').selectAll().execute();
  expect(stored).toEqual([]);
});

it('is asked for five times an hour at most', async () => {
  const person = await test.createPerson();
  const ask = () => test.call(paths.sendWeeklyReport, { as: person, body: {} });
  for (let count = 0; count < 5; count += 1) expect((await ask()).status).toBe(200);
  const answer = await ask();
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(60);
  expect(await answer.json()).toMatchObject({ error: { code: 'form_limited' } });
});
