import { randomUUID } from 'node:crypto';
import { CreateCampaignRequest, lengths } from '@replysmith/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeCampaign, newCampaign } from '../../testing/rows/make-campaign.ts';
import type { Person } from '../../testing/person.ts';
import { rowsOf } from '../../testing/rows/rows-of.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';
import { listCampaignCategories, listToneOptions } from './lookups.ts';
import {
  createCampaign,
  deleteCampaign,
  duplicateCampaign,
  getCampaign,
  listCampaigns,
  restoreCampaign,
  updateCampaign,
} from './service.ts';

let test: TestApp;
let ada: Person;
let bo: Person;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  [ada, bo] = [await test.createPerson(), await test.createPerson()];
});
afterAll(() => test.close());

const later = () => {
  test.clock.now = new Date(test.clock.now.getTime() + 1_000);
};
const namesOf = async ({ ctx }: Person, state: 'saved' | 'deleted' = 'saved') =>
  (await listCampaigns(ctx, { state })).items.map(({ template_name }) => template_name);

describe('a campaign', () => {
  it('may lack anything when it is begun', async () => {
    const made = await createCampaign(ada.ctx, CreateCampaignRequest.parse({}));
    expect(made).toMatchObject({
      ...{ user_id: ada.id, status: 'draft', version: 1, session_id: null, deleted_at: null },
      ...{ template_name: '', category: null, tone: null, pain_points: [], company_size: null },
    });
    expect(await getCampaign(ada.ctx, made.id)).toEqual(made);
  });

  it('carries the names of its category and its tone', async () => {
    const [category] = await listCampaignCategories(ada.ctx);
    const [tone] = await listToneOptions(ada.ctx);
    const chosen = { category_id: category?.id ?? null, tone_id: tone?.id ?? null };
    const made = await makeCampaign(ada, chosen);
    expect(made.category).toEqual({ name: 'Cold Outreach' });
    expect(made.tone).toEqual({ name: 'Casual' });
    expect((await listCampaigns(ada.ctx, { state: 'saved' })).items[0]).toMatchObject(made);
  });

  it('is made once however often the same call is sent, and at once', async () => {
    const input = CreateCampaignRequest.parse(newCampaign);
    const key = randomUUID();
    const made = await Promise.all(
      Array.from({ length: 6 }, () => createCampaign(ada.ctx, input, key)),
    );
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(await namesOf(ada)).toEqual(['Shop audits']);
    const other = createCampaign(ada.ctx, { ...input, industry: 'Shoes' }, key);
    await expect(other).rejects.toMatchObject({ code: 'idempotency_key_reused' });
  });

  it('is listed by when it was changed last', async () => {
    const first = await makeCampaign(ada, { template_name: 'First' });
    later();
    await makeCampaign(ada, { template_name: 'Second' });
    expect(await namesOf(ada)).toEqual(['Second', 'First']);
    later();
    await updateCampaign(ada.ctx, first.id, { industry: 'Shoes', version: 1 });
    expect(await namesOf(ada)).toEqual(['First', 'Second']);
  });

  it("is nobody else's to read, change, copy, delete or restore", async () => {
    const { id } = await makeCampaign(ada);
    const before = await rowsOf(test.database.everything);
    const unknown = { code: 'not_found', message: 'Not found.' };
    for (const missing of [id, randomUUID()]) {
      for (const attempt of [
        () => getCampaign(bo.ctx, missing),
        () => updateCampaign(bo.ctx, missing, { industry: 'Shoes', version: 1 }),
        () => duplicateCampaign(bo.ctx, { campaign_id: missing }),
        () => deleteCampaign(bo.ctx, missing),
        () => restoreCampaign(bo.ctx, { campaign_id: missing }),
      ]) {
        await expect(attempt()).rejects.toMatchObject(unknown);
      }
    }
    expect(await rowsOf(test.database.everything)).toEqual(before);
    expect(await namesOf(bo)).toEqual([]);
  });
});

describe('a change', () => {
  it('touches only what is given, and counts a version', async () => {
    const made = await makeCampaign(ada);
    later();
    const changes = { pain_points: ['Returns', 'Slow checkout'], company_size: null, version: 1 };
    const changed = await updateCampaign(ada.ctx, made.id, changes);
    const { pain_points } = changes;
    expect(changed).toEqual({
      ...made,
      pain_points,
      ...{ version: 2, updated_at: test.clock.now.toISOString() },
    });
  });

  it('is refused when the campaign was changed elsewhere, and changes nothing then', async () => {
    const { id } = await makeCampaign(ada);
    const other = await updateCampaign(ada.ctx, id, { industry: 'Shoes', version: 1 });
    const late = updateCampaign(ada.ctx, id, { industry: 'Hats', version: 1 });
    await expect(late).rejects.toMatchObject({ code: 'campaign_conflict' });
    expect(await getCampaign(ada.ctx, id)).toEqual(other);
  });

  it('that is sent twice does not conflict with itself', async () => {
    const { id } = await makeCampaign(ada);
    const change = { industry: 'Shoes', pain_points: ['Returns'], version: 1 };
    const first = await updateCampaign(ada.ctx, id, change);
    later();
    expect(await updateCampaign(ada.ctx, id, change)).toEqual(first);
  });

  it('wins once when two are sent at the same moment', async () => {
    const { id } = await makeCampaign(ada);
    const sent = ['Shoes', 'Hats', 'Gloves'].map((industry) =>
      updateCampaign(ada.ctx, id, { industry, version: 1 }),
    );
    const settled = await Promise.allSettled(sent);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await getCampaign(ada.ctx, id)).version).toBe(2);
  });
});

describe('a deleted campaign', () => {
  it('leaves the list, takes no change, and comes back as it was', async () => {
    const made = await makeCampaign(ada);
    const deleted = await deleteCampaign(ada.ctx, made.id);
    expect(deleted).toEqual({ ...made, deleted_at: test.clock.now.toISOString() });
    expect([await namesOf(ada), await namesOf(ada, 'deleted')]).toEqual([[], ['Shop audits']]);
    later();
    expect(await deleteCampaign(ada.ctx, made.id)).toEqual(deleted);
    expect(await getCampaign(ada.ctx, made.id)).toEqual(deleted);
    const change = updateCampaign(ada.ctx, made.id, { industry: 'Shoes', version: 1 });
    await expect(change).rejects.toMatchObject({ code: 'not_found' });
    const copy = duplicateCampaign(ada.ctx, { campaign_id: made.id });
    await expect(copy).rejects.toMatchObject({ code: 'not_found' });
    for (const campaign_id of [made.id, made.id]) {
      expect(await restoreCampaign(ada.ctx, { campaign_id })).toEqual(made);
    }
  });

  it('that was deleted last is listed first', async () => {
    const first = await makeCampaign(ada, { template_name: 'First' });
    later();
    const second = await makeCampaign(ada, { template_name: 'Second' });
    await deleteCampaign(ada.ctx, second.id);
    later();
    await deleteCampaign(ada.ctx, first.id);
    expect(await namesOf(ada, 'deleted')).toEqual(['First', 'Second']);
  });
});

describe('a copy', () => {
  it('is a draft of its own with everything that was written and chosen', async () => {
    const [tone] = await listToneOptions(ada.ctx);
    const original = await makeCampaign(ada, {
      tone_id: tone?.id ?? null,
      company_size: 'Enterprise (1000+ employees)',
    });
    const { everything } = test.database;
    await everything
      .updateTable('wizard_campaigns')
      .set({ status: 'in_chat', version: 7 })
      .where('id', '=', original.id)
      .execute();
    later();
    const copy = await duplicateCampaign(ada.ctx, { campaign_id: original.id });
    const now = test.clock.now.toISOString();
    expect(copy).toEqual({
      ...original,
      ...{ id: copy.id, template_name: 'Copy of Shop audits', created_at: now, updated_at: now },
    });
    expect(copy.id).not.toBe(original.id);
  });

  it.each([
    ['', ''],
    ['x'.repeat(lengths.campaignName), `Copy of ${'x'.repeat(lengths.campaignName - 8)}`],
  ])('of a campaign that is called %j has a name that fits', async (template_name, copied) => {
    const { id } = await makeCampaign(ada, { template_name });
    expect(await duplicateCampaign(ada.ctx, { campaign_id: id })).toMatchObject({
      template_name: copied,
    });
  });
});

describe('a choice', () => {
  const rest = async (is_active: boolean) =>
    test.database.everything
      .updateTable('campaign_categories')
      .set({ is_active })
      .where('name', '=', 'Networking')
      .returning('id')
      .executeTakeFirstOrThrow();

  it('that was set to rest is offered no more, but stays where it was chosen', async () => {
    const { id: category_id } = await rest(true);
    const made = await makeCampaign(ada, { category_id });
    await rest(false);
    try {
      const offered = (await listCampaignCategories(ada.ctx)).map(({ name }) => name);
      expect(offered).toContain('Introduction');
      expect(offered).not.toContain('Networking');
      const change = { category_id, industry: 'Shoes', version: 1 };
      const saved = await updateCampaign(ada.ctx, made.id, change);
      expect(saved.category).toEqual({ name: 'Networking' });
      const copy = await duplicateCampaign(ada.ctx, { campaign_id: made.id });
      expect(copy.category).toEqual({ name: 'Networking' });
      await expect(makeCampaign(ada, { category_id })).rejects.toMatchObject({
        fields: { category_id: ['There is no such category.'] },
      });
    } finally {
      await rest(true);
    }
  });

  it('of what there is not is refused, all in one answer', async () => {
    const { id } = await makeCampaign(ada);
    const none = { category_id: randomUUID(), tone_id: randomUUID() };
    const fields = {
      category_id: ['There is no such category.'],
      tone_id: ['There is no such tone.'],
    };
    await expect(makeCampaign(ada, none)).rejects.toMatchObject({ fields });
    const change = updateCampaign(ada.ctx, id, { ...none, version: 1 });
    await expect(change).rejects.toMatchObject({ fields });
  });
});

it('has room for so many, however many are made at once; deleted ones take none', async () => {
  const { everything } = test.database;
  await everything
    .insertInto('wizard_campaigns')
    .values(Array.from({ length: lengths.campaigns - 2 }, () => ({ user_id: ada.id })))
    .execute();
  const made = await Promise.allSettled(Array.from({ length: 5 }, () => makeCampaign(ada)));
  const saved = made.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  expect(saved).toHaveLength(2);
  const full = { code: 'too_many_campaigns', message: 'You can have at most 500 campaigns.' };
  const [{ id: campaign_id } = { id: '' }] = saved;
  await expect(duplicateCampaign(ada.ctx, { campaign_id })).rejects.toMatchObject(full);
  await deleteCampaign(ada.ctx, campaign_id);
  await makeCampaign(ada);
  await expect(restoreCampaign(ada.ctx, { campaign_id })).rejects.toMatchObject(full);
});
