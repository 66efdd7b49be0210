import { scoreBasis } from '@replysmith/coach';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { optimized } from '../../testing/optimized.ts';
import type { Person } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';
import { getAnalyticsSummary } from './summary.ts';
import { updateChatMessage } from '../chat/update-message.ts';
import { deleteChatSession, getChatSession } from '../chat/sessions.ts';
import { getDashboardStats } from './dashboard-stats.ts';

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

const stats = (time_zone = 'UTC') => getDashboardStats(ada.ctx, { time_zone });

/** Adds optimizations: each with a score before and after, and how many milliseconds ago it was. */
const won = ({ id }: Person, scores: [ago: number, from: number, to: number][]) =>
  test.database.everything
    .insertInto('optimization_analytics')
    .values(
      scores.map(([ago, original_score, optimized_score]) => ({
        user_id: id,
        ...{ original_score, optimized_score, improvement_areas: [] },
        score_version: scoreBasis.version,
        created_at: new Date(test.clock.now.getTime() - ago),
      })),
    )
    .execute();

it('has no figures before the first email', async () => {
  expect(await stats()).toEqual({
    totalOptimizations: 0,
    otherVersions: 0,
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
  expect(await stats()).toMatchObject({
    totalOptimizations: 3,
    averageImprovement: 14.67,
  });
});

it('averages and lists what today’s score judged alone, and says how much more there is', async () => {
  await won(ada, [[1, 40, 60]]);
  await test.database.everything
    .updateTable('optimization_analytics')
    .set({ score_version: null, optimized_score: 100 })
    .where('user_id', '=', ada.id)
    .execute();
  await won(ada, [[2, 50, 75]]);
  expect(await stats()).toMatchObject({
    ...{ totalOptimizations: 2, otherVersions: 1, averageImprovement: 25 },
    recentScores: [{ score: 75 }],
  });
});

it('counts today and the six days before by the reader’s calendar, and the seven before them', async () => {
  test.clock.now = new Date('2030-05-13T12:00:00Z');
  const since = (moment: string) => test.clock.now.getTime() - Date.parse(moment);
  const moments = [
    '2030-05-13T11:59:59Z',
    '2030-05-07T00:00:00Z',
    '2030-05-06T23:59:59Z',
    '2030-04-30T00:00:00Z',
    '2030-04-29T23:59:59Z',
  ];
  await won(
    ada,
    moments.map((moment) => [since(moment), 50, 60]),
  );
  expect(await stats()).toMatchObject({
    ...{ totalOptimizations: 5, weeklyOptimizations: 2, previousWeekOptimizations: 2 },
    recentTrend: 0,
  });
  // In Athens it is three o'clock, so the week began three hours earlier.
  expect(await stats('Europe/Athens')).toMatchObject({
    ...{ weeklyOptimizations: 3, previousWeekOptimizations: 2, recentTrend: 50 },
  });
});

it('says of a week what analytics says of it', async () => {
  await won(ada, [
    [0, 50, 60],
    [day, 50, 60],
    [7 * day, 50, 60],
    [8 * day, 50, 60],
    [9 * day, 50, 60],
  ]);
  for (const time_zone of ['UTC', 'Pacific/Kiritimati', 'Pacific/Niue']) {
    const summary = await getAnalyticsSummary(ada.ctx, { time_zone });
    const { weeklyOptimizations, previousWeekOptimizations, recentTrend } = summary;
    expect(await stats(time_zone)).toMatchObject({
      ...{ weeklyOptimizations, previousWeekOptimizations, recentTrend },
    });
    expect([weeklyOptimizations, previousWeekOptimizations, recentTrend]).toEqual([2, 3, -33.33]);
  }
});

it('tells a first week as 100 percent', async () => {
  await won(ada, [[day, 50, 60]]);
  const { previousWeekOptimizations, recentTrend } = await stats();
  expect([previousWeekOptimizations, recentTrend]).toEqual([0, 100]);
});

it('lists the last seven scores, the newest last', async () => {
  await won(
    ada,
    Array.from({ length: 9 }, (_, index) => [index * hour, 40, 60 + index]),
  );
  const { recentScores } = await stats();
  expect(recentScores.map(({ score }) => score)).toEqual([66, 65, 64, 63, 62, 61, 60]);
});

it('names the session of a score until it is in the trash', async () => {
  const { session, messages, optimization } = await optimized(ada);
  const { optimized_score } = optimization.score;
  const before = await stats();
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
  const after = await stats();
  expect(after.totalOptimizations).toBe(1);
  expect(after.recentScores).toMatchObject([
    { session_id: null, message_id: null, title: null, score: optimized_score },
  ]);
});

it('gives the score of a session as its choices leave it, like the list of sessions', async () => {
  const first = await optimized(ada);
  const { id: session_id } = first.session;
  const put_back = Object.fromEntries(first.optimization.changes.map(({ id }) => [id, true]));
  await updateChatMessage(ada.ctx, first.messages[1].id, { choices: { put_back } });
  const scores = async () => (await stats()).recentScores.map(({ score }) => score);
  const { original_score, optimized_score } = first.optimization.score;
  expect(original_score).not.toBe(optimized_score);
  expect(await scores()).toEqual([original_score]);
  const { latest_score } = await getChatSession(ada.ctx, session_id);
  expect(latest_score).toBe(original_score);
});

it('counts nobody else’s', async () => {
  await won(await test.createPerson(), [[0, 10, 90]]);
  expect((await stats()).totalOptimizations).toBe(0);
});
