import { randomUUID } from 'node:crypto';
import {
  CampaignList,
  CampaignCategoryList,
  ErrorBody,
  lengths,
  paths,
  WizardCampaign,
} from '@replysmith/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newCampaign } from '../../testing/rows/make-campaign.ts';
import type { Person } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';

let test: TestApp;
let ada: Person;
beforeAll(async () => {
  test = await createTestApp();
  ada = await test.createPerson();
});
afterAll(() => test.close());

const post = (body: object, headers: Record<string, string> = {}) =>
  test.call(paths.wizardCampaigns, { as: ada, body, headers });
const patch = (id: string, body: object) =>
  test.call(`${paths.wizardCampaigns}/${id}`, { as: ada, body, method: 'PATCH' });
const campaignIn = async (response: Response) => WizardCampaign.parse(await response.json());
const errorIn = async (response: Response) => ErrorBody.parse(await response.json()).error;

it('takes a draft once for each key, and gives it back as it was written', async () => {
  const headers = { 'Idempotency-Key': randomUUID() };
  const made = await campaignIn(await post(newCampaign, headers));
  expect(made).toMatchObject(newCampaign);
  expect(await campaignIn(await post(newCampaign, headers))).toEqual(made);
  const read = await test.call(`${paths.wizardCampaigns}/${made.id}`, { as: ada });
  expect(await campaignIn(read)).toEqual(made);
});

it('trims pain points and leaves out empty ones', async () => {
  const { pain_points } = await campaignIn(await post({ pain_points: ['  Returns ', ' ', ''] }));
  expect(pain_points).toEqual(['Returns']);
});

it('lists campaigns with nothing known of their emails yet', async () => {
  await post(newCampaign);
  const response = await test.call(paths.wizardCampaigns, { as: ada });
  const { items } = CampaignList.parse(await response.json());
  expect(items[0]?.outcomes).toEqual({
    ...{ sent: 0, waiting: 0, replied: 0, meetings: 0, no_reply: 0 },
    ...{ reply_rate: null, meeting_rate: null },
  });
});

it('offers the choices by name, each with a line that explains it', async () => {
  const response = await test.call(paths.campaignCategories, { as: ada });
  const { items } = CampaignCategoryList.parse(await response.json());
  const names = items.map(({ name }) => name);
  expect(names).toEqual([...names].sort());
  expect(names).toHaveLength(8);
  expect(items.every(({ description }) => description.endsWith('.'))).toBe(true);
});

const long = (length: number) => 'x'.repeat(length + 1);

it.each([
  ['template_name', long(lengths.campaignName), 'Use at most 100 characters.'],
  ['template_name', 'Two\nlines', 'This stands on one line.'],
  ['template_name', 7, 'This must be text.'],
  ['target_audience', long(lengths.targetAudience), 'Use at most 200 characters.'],
  ['industry', 'a\u0000b', 'This does not look like text.'],
  ['call_to_action', '\ud800', 'This does not look like text.'],
  ['additional_context', long(lengths.campaignContext), 'Use at most 2,000 characters.'],
  ['company_size', 'Huge', 'Choose one of the sizes.'],
  ['category_id', 'Sales', 'There is no such category.'],
  ['category_id', randomUUID(), 'There is no such category.'],
  ['tone_id', '', 'There is no such tone.'],
  ['tone_id', randomUUID(), 'There is no such tone.'],
  ['pain_points', Array(11).fill('Returns'), 'At most 10 pain points.'],
  ['pain_points', 'Returns', 'This must be a list.'],
])('refuses %s = %j with a sentence', async (field, value, sentence) => {
  const { id } = await campaignIn(await post({}));
  for (const response of [
    await post({ [field]: value }),
    await patch(id, { [field]: value, version: 1 }),
  ]) {
    expect(response.status).toBe(422);
    expect(await errorIn(response)).toMatchObject({
      ...{ code: 'validation_failed', message: sentence, fields: { [field]: [sentence] } },
    });
  }
});

it.each([[undefined], [0], ['1'], [1.5]])(
  'refuses a change to version %j with a sentence',
  async (version) => {
    const { id } = await campaignIn(await post({}));
    const response = await patch(id, { industry: 'Shoes', version });
    expect(response.status).toBe(422);
    const { fields } = await errorIn(response);
    expect(fields).toEqual({ version: ['Say which version you changed.'] });
  },
);

it('tells of a conflict, and of what is not there', async () => {
  const { id } = await campaignIn(await post({}));
  await patch(id, { industry: 'Shoes', version: 1 });
  const late = await patch(id, { industry: 'Hats', version: 1 });
  expect([late.status, (await errorIn(late)).code]).toEqual([409, 'campaign_conflict']);
  for (const missing of [randomUUID(), 'new']) {
    expect((await patch(missing, { version: 1 })).status).toBe(404);
  }
});
