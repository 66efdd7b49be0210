import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { optimized } from '../../testing/optimized.ts';
import type { Person } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { deleteChatSession } from '../chat-sessions/delete-chat-session.ts';
import { getDashboardStats } from './get-dashboard-stats.ts';

const hour = 3_600_000;
const day = 24 * hour;

let test: TestApp;
let ada: Person;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  ada = await test.createPerson();
});
afterAll(() => test.close());

/** Each pair is a score before and after, so many milliseconds ago. */
const won = ({ id }: Person, scores: [ago: number, from: number, to: number][]) =>
  test.database.everything
    .insertInto('optimization_analytics')
    .values(
      scores.map(([ago, original_score, optimized_score]) => ({
        user_id: id,
        ...{ original_score, optimized_score, improvement_areas: [] },
        created_at: new Date(test.clock.now.getTime() - ago),
      })),
    )
    .execute();

it('has no figures before the first email', async () => {
  expect(await getDashboardStats(ada.ctx)).toEqual({
    totalOptimizations: 0,
    averageImprovement: null,
    weeklyOptimizations: 0,
    previousWeekOptimizations: 0,
    recentTrend: 0,
    recentScores: [],
  });
});

it('averages what was won to two decimals', async () => {
  await won(ada, [
    [1, 40, 60],
    [2, 50, 75],
    [3, 61, 60],
  ]);
  expect(await getDashboardStats(ada.ctx)).toMatchObject({
    totalOptimizations: 3,
    averageImprovement: 14.67,
  });
});

it('counts the last seven days to the millisecond, and the seven before them', async () => {
  await won(ada, [
    [0, 50, 60],
    [7 * day - 1, 50, 60],
    [7 * day, 50, 60],
    [14 * day - 1, 50, 60],
    [14 * day, 50, 60],
  ]);
  expect(await getDashboardStats(ada.ctx)).toMatchObject({
    totalOptimizations: 5,
    weeklyOptimizations: 2,
    previousWeekOptimizations: 2,
    recentTrend: 0,
  });
});

it('tells a first week as 100 percent', async () => {
  await won(ada, [[day, 50, 60]]);
  const { previousWeekOptimizations, recentTrend } = await getDashboardStats(ada.ctx);
  expect([previousWeekOptimizations, recentTrend]).toEqual([0, 100]);
});

it('lists the last seven scores, the newest last', async () => {
  await won(
    ada,
    Array.from({ length: 9 }, (_, index) => [index * hour, 40, 60 + index]),
  );
  const { recentScores } = await getDashboardStats(ada.ctx);
  expect(recentScores.map(({ score }) => score)).toEqual([66, 65, 64, 63, 62, 61, 60]);
});

it('names the session of a score until it is in the trash', async () => {
  const { session, messages, optimization } = await optimized(ada);
  const { optimized_score } = optimization.score;
  const before = await getDashboardStats(ada.ctx);
  expect(before.recentScores).toEqual([
    {
      session_id: session.id,
      message_id: messages[1].id,
      title: session.title,
      score: optimized_score,
      created_at: messages[1].created_at,
    },
  ]);
  await deleteChatSession(ada.ctx, session.id);
  const after = await getDashboardStats(ada.ctx);
  expect(after.totalOptimizations).toBe(1);
  expect(after.recentScores).toMatchObject([
    { session_id: null, message_id: null, title: null, score: optimized_score },
  ]);
});

it('counts nobody else’s', async () => {
  await won(await test.createPerson(), [[0, 10, 90]]);
  expect((await getDashboardStats(ada.ctx)).totalOptimizations).toBe(0);
});
