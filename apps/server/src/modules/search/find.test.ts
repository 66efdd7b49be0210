import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeCampaign } from '../../testing/rows/make-campaign.ts';
import { makeTemplate } from '../../testing/rows/make-template.ts';
import { optimized } from '../../testing/optimized.ts';
import type { Person } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';
import { listCampaignCategories, listToneOptions } from '../campaigns/lookups.ts';
import { deleteCampaign } from '../campaigns/service.ts';
import { deleteChatSession, updateChatSession } from '../chat/sessions.ts';
import { deleteTemplate } from '../templates/service.ts';
import { findOwn } from './find.ts';

let test: TestApp;
let ada: Person;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  ada = await test.createPerson();
});
afterAll(() => test.close());

async function makeSession(person: Person, session_name: string): Promise<string> {
  const { session } = await optimized(person);
  await updateChatSession(person.ctx, session.id, { session_name });
  return session.id;
}

const namesFor = async (search: string, person = ada) => {
  const { templates, sessions, campaigns } = await findOwn(person.ctx, search);
  return [templates, sessions, campaigns].map((found) => found.map(({ name }) => name));
};

it('finds by names and by what is written, whatever the case and the accents', async () => {
  await makeTemplate(ada, { name: 'Café pilot', email_content: 'Hi Tom, the Garten shop?' });
  await makeSession(ada, 'Stock at the cafés');
  await makeCampaign(ada, { template_name: 'CAFE audits' });
  expect(await namesFor('cafe')).toEqual([['Café pilot'], ['Stock at the cafés'], ['CAFE audits']]);
  expect(await namesFor('gärten SHOP')).toEqual([['Café pilot'], [], []]);
  expect(await namesFor('sundays')).toEqual([[], ['Stock at the cafés'], []]);
  expect(await namesFor('phones audits')).toEqual([[], [], ['CAFE audits']]);
});

it('finds a campaign by the category, the tone and the size that were chosen for it', async () => {
  const [category] = await listCampaignCategories(ada.ctx);
  const [tone] = await listToneOptions(ada.ctx);
  await makeCampaign(ada, {
    ...{ category_id: category?.id ?? null, tone_id: tone?.id ?? null },
    company_size: 'Startup (1-10 employees)',
  });
  for (const search of [category?.name, tone?.name, 'startup audits']) {
    expect(await namesFor(search ?? ''), search).toEqual([[], [], ['Shop audits']]);
  }
});

it('puts what is called so before what only says so', async () => {
  await makeTemplate(ada, { name: 'Kiosk' });
  await makeTemplate(ada, {
    name: 'Newer',
    subject_line: 'The kiosk',
    email_content: 'Hi Tom, have you a kiosk?',
    tags: ['kiosk'],
  });
  await makeCampaign(ada, { template_name: 'Kiosk' });
  await makeCampaign(ada, { template_name: 'Newer', industry: 'Kiosks' });
  expect(await namesFor('kiosk')).toEqual([['Kiosk', 'Newer'], [], ['Kiosk', 'Newer']]);
});

it('offers at most five of a kind', async () => {
  for (const one of ['1', '2', '3', '4', '5', '6']) {
    test.clock.now = new Date(test.clock.now.getTime() + 1_000);
    await makeCampaign(ada, { template_name: `Spring ${one}` });
  }
  const [, , campaigns] = await namesFor('spring');
  expect(campaigns).toEqual(['Spring 6', 'Spring 5', 'Spring 4', 'Spring 3', 'Spring 2']);
});

it('leaves out what is deleted, and keeps what is archived', async () => {
  const template = await makeTemplate(ada, { name: 'Kiosk' });
  const campaign = await makeCampaign(ada, { template_name: 'Kiosk' });
  const deleted = await makeSession(ada, 'Kiosk gone');
  const archived = await makeSession(ada, 'Kiosk kept');
  await deleteTemplate(ada.ctx, template.id);
  await deleteCampaign(ada.ctx, campaign.id);
  await deleteChatSession(ada.ctx, deleted);
  await updateChatSession(ada.ctx, archived, { is_archived: true });
  expect(await namesFor('kiosk')).toEqual([[], ['Kiosk kept'], []]);
});

it("finds nothing of anybody else's", async () => {
  await makeTemplate(ada, { name: 'Kiosk' });
  await makeSession(ada, 'Kiosk');
  await makeCampaign(ada, { template_name: 'Kiosk' });
  expect(await namesFor('kiosk', await test.createPerson())).toEqual([[], [], []]);
});

it('takes every sign for itself, and an accent alone for nothing', async () => {
  await makeTemplate(ada, { name: '100% Kiosk_a' });
  for (const search of ['0%_k', '%', '_', '\\', '\u0301']) {
    const [templates] = await namesFor(search);
    expect(templates, search).toEqual(search === '%' || search === '_' ? ['100% Kiosk_a'] : []);
  }
});
