import { randomUUID } from 'node:crypto';
import { AnalyticsRange, CreateSentEmailRequest, rateOf } from '@replysmith/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { brief } from '../../testing/brief.ts';
import { addOptimizations } from '../../testing/rows/add-optimizations.ts';
import { addSentEmails } from '../../testing/rows/add-sent-emails.ts';
import { lossesOf } from '../../testing/losses-of.ts';
import { makeCampaign } from '../../testing/rows/make-campaign.ts';
import { makeTemplate } from '../../testing/rows/make-template.ts';
import type { Person } from '../../testing/person.ts';
import { optimized } from '../../testing/optimized.ts';
import { setPlan } from '../../testing/rows/set-plan.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';
import { deleteCampaign } from '../campaigns/service.ts';
import { createSentEmail } from '../sent-emails/service.ts';
import { deleteTemplate } from '../templates/service.ts';
import { getAnalyticsSummary } from './summary.ts';

let test: TestApp;
let ada: Person;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  test.clock.now = new Date('2026-04-02T12:00:00Z');
  ada = await test.createPerson();
});
afterAll(() => test.close());

type Records = Parameters<typeof addOptimizations>[2];
const optimised = (records: Records, person = ada) =>
  addOptimizations(test.database.everything, person.id, records);
const at = (...moments: string[]) => optimised(moments.map((moment) => ({ at: moment })));
const summary = (query: Partial<AnalyticsRange> = {}) =>
  getAnalyticsSummary(ada.ctx, { time_zone: 'UTC', ...query });
const countsIn = async (query: Partial<AnalyticsRange>) =>
  Object.fromEntries(
    (await summary(query)).dailyData.map(({ date, optimizations }) => [date, optimizations]),
  );
const nothing = {
  ...{ totalOptimizations: 0, otherVersions: 0 },
  ...{ averageImprovement: null, averageOriginal: null, averageOptimized: null },
};

describe('the summary', () => {
  it('has no average where there is nothing, and seven empty days', async () => {
    const { range, dailyData, ...rest } = await summary();
    expect(range).toEqual({ from: '2026-03-27', to: '2026-04-02', time_zone: 'UTC' });
    expect(dailyData.map(({ day }) => day)).toEqual([
      'Fri',
      'Sat',
      'Sun',
      'Mon',
      'Tue',
      'Wed',
      'Thu',
    ]);
    expect(dailyData[0]).toEqual({
      ...{ date: '2026-03-27', day: 'Fri', optimizations: 0 },
      ...{ averageOriginal: null, averageOptimized: null },
    });
    expect(rest).toMatchObject({
      ...{ ...nothing, previous: nothing, weeklyOptimizations: 0, recentTrend: 0 },
      ...{ topImprovementAreas: [], templates: [], campaigns: [] },
      outcomes: { sent: 0, reply_rate: null },
    });
  });

  it('averages to two decimals, and compares with as many days before', async () => {
    await optimised([
      { at: '2026-04-02T09:00:00Z', original_score: 50, optimized_score: 91 },
      { at: '2026-04-01T09:00:00Z', original_score: 61, optimized_score: 61 },
      { at: '2026-04-01T10:00:00Z', original_score: 70, optimized_score: 69 },
      { at: '2026-03-31T23:59:59Z', original_score: 10, optimized_score: 30 },
      { at: '2026-03-30T23:59:59Z', original_score: 1, optimized_score: 99 },
    ]);
    const { previous, dailyData, ...rest } = await summary({
      ...{ from: '2026-04-01', to: '2026-04-02' },
    });
    expect(rest).toMatchObject({
      totalOptimizations: 3,
      ...{ averageImprovement: 13.33, averageOriginal: 60.33, averageOptimized: 73.67 },
    });
    expect(previous).toMatchObject({ totalOptimizations: 2, averageImprovement: 59 });
    expect(dailyData).toMatchObject([
      { optimizations: 2, averageOriginal: 65.5, averageOptimized: 65 },
      { optimizations: 1, averageOriginal: 50, averageOptimized: 91 },
    ]);
  });

  it('averages what today’s score judged alone, and says how much more there is', async () => {
    const template_id = (await makeTemplate(ada)).id;
    const [today, before] = ['2026-04-02T09:00:00Z', '2026-03-26T09:00:00Z'];
    const older = { template_id, score_version: 'older', original_score: 5, optimized_score: 6 };
    await optimised([
      { at: today, template_id, original_score: 50, optimized_score: 80, ...lossesOf(['A']) },
      { at: today, ...older, ...lossesOf(['A', 'B']) },
      { at: today, ...older, score_version: null, ...lossesOf(['B']) },
      { at: before, ...older },
    ]);
    const averages = { averageImprovement: 30, averageOriginal: 50, averageOptimized: 80 };
    expect(await summary()).toMatchObject({
      ...{ totalOptimizations: 3, otherVersions: 2, ...averages },
      ...{ weeklyOptimizations: 3, previousWeekOptimizations: 1 },
      previous: { ...nothing, totalOptimizations: 1, otherVersions: 1 },
      topImprovementAreas: [{ area: 'A', count: 1 }],
      templates: [{ id: template_id, totalOptimizations: 3, otherVersions: 2, ...averages }],
    });
    expect((await summary()).dailyData.at(-1)).toMatchObject({
      ...{ optimizations: 3, averageOriginal: 50, averageOptimized: 80 },
    });
  });

  it('sets the last seven days against the seven before, whatever the range', async () => {
    await at('2026-04-02T00:00:00Z', '2026-03-27T00:00:00Z', '2026-03-26T23:59:59Z');
    const today = { from: '2026-04-02', to: '2026-04-02' };
    expect(await summary(today)).toMatchObject({
      ...{ totalOptimizations: 1, weeklyOptimizations: 2, previousWeekOptimizations: 1 },
    });
    await at('2026-03-20T00:00:00Z', '2026-03-20T00:00:00Z', '2026-03-19T23:59:59Z');
    expect(await summary(today)).toMatchObject({
      ...{ weeklyOptimizations: 2, previousWeekOptimizations: 3, recentTrend: -33.33 },
    });
  });

  it("counts nobody else's", async () => {
    const bo = await test.createPerson();
    const template_id = (await makeTemplate(ada)).id;
    await optimised([{ at: test.clock.now, template_id }], bo);
    await addSentEmails(
      test.database.everything,
      { user_id: bo.id, sent_at: test.clock.now },
      { replied: 9 },
    );
    expect(await summary()).toMatchObject({
      ...{ totalOptimizations: 0, topImprovementAreas: [], templates: [] },
      outcomes: { sent: 0 },
    });
  });

  it('names the five areas that cost the most emails', async () => {
    const areas = [
      ['A', 'B'],
      ['A', 'B', 'C'],
      ['A', 'D'],
      ['E', 'F'],
      ['E', 'A', 'A'],
      ['u', 'v', 'w', 'x', 'y', 'F'],
      ['u', 'v', 'F'],
    ];
    await optimised(areas.map((all) => ({ at: test.clock.now, ...lossesOf(all) })));
    expect((await summary()).topImprovementAreas).toEqual([
      ...[
        { area: 'A', count: 4 },
        { area: 'F', count: 3 },
      ],
      ...[
        { area: 'B', count: 2 },
        { area: 'E', count: 2 },
        { area: 'u', count: 2 },
      ],
    ]);
  });
});

describe("the reader's days", () => {
  it('are those of their clock, far east and far west', async () => {
    await at('2026-04-01T10:30:00Z');
    const days = { from: '2026-03-31', to: '2026-04-02' };
    expect(await countsIn({ ...days, time_zone: 'Pacific/Kiritimati' })).toMatchObject({
      '2026-04-02': 1,
    });
    expect(await countsIn({ ...days, time_zone: 'Pacific/Niue' })).toMatchObject({
      '2026-03-31': 1,
    });
  });

  it('have 23 hours when the clocks go forward, and 25 when they go back', async () => {
    const time_zone = 'Europe/Athens';
    await at('2026-03-28T21:59:59Z', '2026-03-28T22:00:00Z', '2026-03-29T20:59:59Z');
    await at('2026-03-29T21:00:00Z');
    expect(await countsIn({ from: '2026-03-28', to: '2026-03-30', time_zone })).toEqual({
      ...{ '2026-03-28': 1, '2026-03-29': 2, '2026-03-30': 1 },
    });
    await at('2025-10-25T21:00:00Z', '2025-10-26T21:59:59Z', '2025-10-26T22:00:00Z');
    expect(await countsIn({ from: '2025-10-26', to: '2025-10-27', time_zone })).toEqual({
      ...{ '2025-10-26': 2, '2025-10-27': 1 },
    });
  });

  it('end with today: what is yet to come is left out', async () => {
    const zones = { 'Pacific/Kiritimati': '2026-04-03', 'Pacific/Niue': '2026-04-02' };
    for (const [time_zone, today] of Object.entries(zones)) {
      const { range } = await summary({ from: '2026-04-01', to: '2026-04-20', time_zone });
      expect(range).toEqual({ from: '2026-04-01', to: today, time_zone });
    }
    await expect(summary({ from: '2027-01-01', to: '2027-01-02' })).rejects.toMatchObject({
      code: 'validation_failed',
      fields: { from: [expect.stringContaining('has not begun yet')] },
    });
  });
});

describe('a longer range', () => {
  const ending = (from: string) => summary({ from, to: '2026-04-02' });

  it('is for plans with advanced analytics', async () => {
    expect((await ending('2026-03-03')).dailyData).toHaveLength(31);
    await expect(ending('2026-03-02')).rejects.toMatchObject({
      code: 'feature_unavailable',
      message: expect.stringContaining('Advanced analytics') as string,
    });
    await setPlan(test.database.everything, ada.id, 'Pro');
    expect((await ending('2026-03-02')).dailyData).toHaveLength(32);
    expect((await ending('2025-04-02')).dailyData).toHaveLength(366);
  });

  it('ends at a year, for everybody', async () => {
    await setPlan(test.database.everything, ada.id, 'Pro');
    await expect(ending('2025-04-01')).rejects.toMatchObject({
      fields: { from: ['Choose at most 366 days.'] },
    });
    const past = summary({ from: '1999-12-31', to: '1999-12-31' });
    await expect(past).rejects.toMatchObject({ fields: { from: ['This is too long ago.'] } });
  });
});

describe('templates and campaigns', () => {
  const sent = (counts: Parameters<typeof addSentEmails>[2], overrides: object = {}) =>
    addSentEmails(
      test.database.everything,
      { user_id: ada.id, sent_at: test.clock.now, ...overrides },
      counts,
    );

  it('are told with what came of their emails, the most used first', async () => {
    const [rare, often] = [await makeTemplate(ada), await makeTemplate(ada, { name: 'Often' })];
    const now = test.clock.now;
    await optimised([
      { at: now, template_id: rare.id, original_score: 40 },
      { at: now, template_id: often.id },
      { at: now, template_id: often.id },
      { at: now },
    ]);
    await sent({ replied: 2, no_reply: 4 }, { template_id: often.id });
    await sent({ replied: 1 });
    const { templates, outcomes } = await summary();
    expect(templates).toMatchObject([
      {
        ...{ id: often.id, name: 'Often', totalOptimizations: 2, averageImprovement: 30 },
        outcomes: { sent: 6, replied: 2, reply_rate: rateOf(2, 6) },
      },
      { id: rare.id, averageImprovement: 50, outcomes: { sent: 0, reply_rate: null } },
    ]);
    expect(outcomes).toMatchObject({ sent: 7, replied: 3, reply_rate: rateOf(3, 7) });
  });

  it('are told of emails that the coach wrote from a brief, which have no score before', async () => {
    const { id: campaign_id } = await makeCampaign(ada);
    const { id: silent } = await makeCampaign(ada, { template_name: 'Silent' });
    const { messages } = await optimized(ada, { campaign_id, content: brief });
    expect((await summary()).campaigns).toEqual([]);
    const email = CreateSentEmailRequest.parse({ message_id: messages[1].id, status: 'replied' });
    await createSentEmail(ada.ctx, email);
    await sent({ no_reply: 2 }, { campaign_id: silent });
    await deleteCampaign(ada.ctx, silent);
    expect(await summary()).toMatchObject({
      totalOptimizations: 0,
      campaigns: [
        { id: silent, name: null, outcomes: { sent: 2, no_reply: 2 } },
        { id: campaign_id, name: 'Shop audits', outcomes: { sent: 1, replied: 1 } },
      ],
    });
  });

  it('keep their figures when they are gone, without a name', async () => {
    const { id: template_id } = await makeTemplate(ada);
    const deletedId = randomUUID();
    await optimised([
      { at: test.clock.now, template_id },
      { at: test.clock.now, template_id },
      { at: test.clock.now, template_id: deletedId },
    ]);
    await deleteTemplate(ada.ctx, template_id);
    expect((await summary()).templates).toMatchObject([
      { id: template_id, name: null, totalOptimizations: 2 },
      { id: deletedId, name: null, totalOptimizations: 1 },
    ]);
  });

  it('are told too when their emails were only sent within the range', async () => {
    const { id: template_id } = await makeTemplate(ada);
    await sent({ meeting: 1 }, { template_id });
    expect((await summary()).templates).toMatchObject([
      { ...{ id: template_id, ...nothing }, outcomes: { sent: 1, meetings: 1 } },
    ]);
    expect((await summary({ from: '2026-04-01', to: '2026-04-01' })).templates).toEqual([]);
  });
});
