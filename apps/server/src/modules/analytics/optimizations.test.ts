import { scoreBasis } from '@replysmith/coach';
import { OptimizationRecordQuery } from '@replysmith/contract';
import type { z } from 'zod';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addOptimizations } from '../../testing/rows/add-optimizations.ts';
import { lossesOf } from '../../testing/losses-of.ts';
import { makeCampaign } from '../../testing/rows/make-campaign.ts';
import { makeTemplate } from '../../testing/rows/make-template.ts';
import { optimized } from '../../testing/optimized.ts';
import type { Person } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';
import { deleteChatSession, purgeChatSession, updateChatSession } from '../chat/sessions.ts';
import { listOptimizations } from './optimizations.ts';

let test: TestApp;
let ada: Person;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  ada = await test.createPerson();
});
afterAll(() => test.close());

const list = (query: z.input<typeof OptimizationRecordQuery> = {}, { ctx } = ada) =>
  listOptimizations(ctx, OptimizationRecordQuery.parse(query));
const add = (records: Parameters<typeof addOptimizations>[2]) =>
  addOptimizations(test.database.everything, ada.id, records);

it('tells what an answer won, and what its email was written from', async () => {
  const { id: template_id } = await makeTemplate(ada);
  const { id: campaign_id } = await makeCampaign(ada);
  const { session, messages } = await optimized(ada, { template_id, campaign_id });
  const score = messages[1].optimization_results?.score;
  expect(await list()).toEqual({
    items: [
      {
        id: expect.any(String) as string,
        ...{ session_id: session.id, message_id: messages[1].id, session_title: session.title },
        ...{ original_score: score?.original_score, optimized_score: score?.optimized_score },
        ...{ score_version: scoreBasis.version, improvement_areas: score?.improvement_areas },
        ...{ optimization_type: 'cold_email', industry_context: 'general' },
        ...{ template_id, campaign_id, created_at: test.clock.now.toISOString() },
      },
    ],
    total: 1,
  });
  expect(await list({}, await test.createPerson())).toEqual({ items: [], total: 0 });
});

it('leads to a session by the name it has, and nowhere once that is deleted', async () => {
  const { session } = await optimized(ada);
  await updateChatSession(ada.ctx, session.id, { session_name: 'Fernhill' });
  expect((await list()).items).toMatchObject([{ session_title: 'Fernhill' }]);
  const nowhere = { session_id: null, message_id: null, session_title: null };
  await deleteChatSession(ada.ctx, session.id);
  expect((await list()).items).toMatchObject([nowhere]);
  await purgeChatSession(ada.ctx, session.id);
  expect(await list()).toMatchObject({ items: [nowhere], total: 1 });
});

it('is narrowed to an area, a template and a campaign', async () => {
  const { id: template_id } = await makeTemplate(ada);
  const { id: campaign_id } = await makeCampaign(ada);
  const at = test.clock.now;
  await add([
    { at, original_score: 1, ...lossesOf(['The ask', 'Length']), template_id },
    { at, original_score: 2, ...lossesOf(['Length']), campaign_id },
    { at, original_score: 3, ...lossesOf([]) },
  ]);
  const found = async (query: Parameters<typeof list>[0]) =>
    (await list(query)).items.map(({ original_score }) => original_score).sort();
  expect(await found({ area: 'Length' })).toEqual([1, 2]);
  expect(await found({ area: 'Len' })).toEqual([]);
  expect(await found({ template_id })).toEqual([1]);
  expect(await found({ campaign_id })).toEqual([2]);
  expect(await found({ area: 'The ask', campaign_id })).toEqual([]);
});

it('finds what an area cost beyond the five that are named, and no rewrite that it still costs', async () => {
  const at = test.clock.now;
  const losses = lossesOf(['A', 'B', 'C', 'D', 'E', 'Close']);
  const won = { rule: 'close', name: 'Close', before: 0, after: 2 };
  await add([
    { at, ...losses },
    { at, improvement_areas: [], rule_losses: JSON.stringify([won]) },
    // Its answer was deleted before losses were stored.
    { at, improvement_areas: ['Close'] },
  ]);
  const { items, total } = await list({ area: 'Close' });
  expect(total).toBe(2);
  expect(items.map(({ improvement_areas }) => improvement_areas)).toEqual(
    expect.arrayContaining([losses.improvement_areas, ['Close']]),
  );
});

it('lists what another version of the score judged, but under no area of today’s', async () => {
  const at = test.clock.now;
  await add([
    { at, ...lossesOf(['The ask']) },
    { at, ...lossesOf(['The ask']), score_version: 'older' },
    { at, ...lossesOf(['The ask']), score_version: null },
  ]);
  const versions = (await list()).items.map(({ score_version }) => score_version);
  expect(new Set(versions)).toEqual(new Set([scoreBasis.version, 'older', null]));
  expect(await list({ area: 'The ask' })).toMatchObject({
    ...{ items: [{ score_version: scoreBasis.version }], total: 1 },
  });
});

it('comes in pages, the newest first, of the days that are asked for', async () => {
  const ago = (days: number) => new Date(test.clock.now.getTime() - days * 86_400_000);
  await add([0, 1, 2, 3, 9].map((days) => ({ at: ago(days), original_score: days })));
  const scores = async (query: Parameters<typeof list>[0]) => {
    const { items, total } = await list(query);
    return [total, ...items.map(({ original_score }) => original_score)];
  };
  expect(await scores({})).toEqual([4, 0, 1, 2, 3]);
  expect(await scores({ limit: 2 })).toEqual([4, 0, 1]);
  expect(await scores({ limit: 2, offset: 2 })).toEqual([4, 2, 3]);
  expect(await scores({ limit: 2, offset: 4 })).toEqual([4]);
  const day = ago(9).toISOString().slice(0, 10);
  expect(await scores({ from: day, to: day })).toEqual([1, 9]);
});
