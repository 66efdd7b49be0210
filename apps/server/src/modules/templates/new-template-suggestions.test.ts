import { randomUUID } from 'node:crypto';
import {
  CreateEmailTemplateRequest,
  NewTemplateSuggestionsRequest,
  ImportTemplatesRequest,
  UpdateProfileRequest,
  type EmailTemplate,
} from '@replysmith/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeTemplate } from '../../testing/rows/make-template.ts';
import type { Person } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';
import { updateProfile } from '../accounts/profile.ts';
import { createFolder } from './folders.ts';
import { createTemplate, getTemplate } from './service.ts';
import { importTemplates } from './import.ts';
import { suggestForNewTemplate } from './suggestions.ts';

let test: TestApp;
let ada: Person;

beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  ada = await test.createPerson();
});
afterAll(() => test.close());

const ovens = {
  name: 'Croissants',
  subject_line: 'Croissants for your ovens',
  email_content:
    'Hi Tom,\n\nYour café bakes its croissants in York. Ours are frozen and ready for any oven, in trays of forty.\n\nWould a tray of samples be of use to you?',
};
const likeOvens = {
  name: 'Frozen trays',
  subject_line: 'Frozen croissants',
  email_content:
    'Hi Priya,\n\nYour café in Leeds sells croissants by ten. Ours come frozen, ready for the oven you have.\n\nWould samples be of use?',
};
const routes = {
  name: 'Lorries',
  subject_line: 'Lorries that come back empty',
  email_content:
    'Hi Sam,\n\nYour lorries drive home empty from Hull. We plan routes for hauliers.\n\nIs that a cost you know?',
};

const tuning = {
  name: 'Pianos',
  subject_line: 'The piano in your hall',
  email_content: 'Dear Ms Ito,\n\nThe grand in your hall was last tuned in 2019.\n\nMay I hear it?',
};

const set = (changes: object) =>
  updateProfile(ada.ctx, ada.id, UpdateProfileRequest.parse(changes));
const folder = async (name: string) =>
  (await createFolder(ada.ctx, { name, description: null, color: '#3B82F6' })).id;
const add = (fields: object, key: string | null = null): Promise<EmailTemplate> =>
  createTemplate(ada.ctx, CreateEmailTemplateRequest.parse(fields), key);

async function imported(row: object): Promise<EmailTemplate> {
  const { verdicts } = await importTemplates(
    ada.ctx,
    ImportTemplatesRequest.parse({ rows: [row] }),
    null,
  );
  const [verdict] = verdicts;
  return getTemplate(ada.ctx, verdict?.status === 'imported' ? verdict.id : '');
}

const ways = { created: add, imported };

describe.each(['created', 'imported'] as const)('a template that is %s', (way) => {
  it('goes to the default folder when it names none', async () => {
    expect((await ways[way](ovens)).folder_id).toBeNull();
    const defaultTemplateFolder = await folder('New ones');
    await set({ workflow_settings: { defaultTemplateFolder } });
    expect((await ways[way](routes)).folder_id).toBe(defaultTemplateFolder);
  });

  it('goes where the templates like it lie, if that is wanted', async () => {
    const bakeries = await folder('Bakeries');
    const defaultTemplateFolder = await folder('New ones');
    await makeTemplate(ada, { ...ovens, folder_id: bakeries });
    await set({ workflow_settings: { defaultTemplateFolder } });
    expect((await ways[way](routes)).folder_id).toBe(defaultTemplateFolder);
    await set({ optimization_preferences: { smartFolderOrganization: true } });
    expect((await ways[way](likeOvens)).folder_id).toBe(bakeries);
    expect((await ways[way](tuning)).folder_id).toBe(defaultTemplateFolder);
  });

  it('gets the tags that its words name, if that is wanted', async () => {
    await makeTemplate(ada, { ...routes, tags: ['Frozen', 'lorries'] });
    expect((await ways[way](ovens)).tags).toEqual([]);
    await set({ optimization_preferences: { autoTagging: true } });
    expect((await ways[way](likeOvens)).tags).toContain('Frozen');
    expect((await ways[way]({ ...likeOvens, name: 'Own', tags: ['mine'] })).tags).toEqual(['mine']);
  });
});

it('takes null and no tags for answers', async () => {
  const defaultTemplateFolder = await folder('New ones');
  await makeTemplate(ada, { ...routes, tags: ['frozen'] });
  await set({
    workflow_settings: { defaultTemplateFolder },
    optimization_preferences: { autoTagging: true },
  });
  const answered = await add({ ...likeOvens, folder_id: null, tags: [] });
  expect(answered).toMatchObject({ folder_id: null, tags: [] });
});

it('makes one template of one key, whatever the settings are by then', async () => {
  const key = randomUUID();
  const first = await add(ovens, key);
  await set({ workflow_settings: { defaultTemplateFolder: await folder('New ones') } });
  expect(await add(ovens, key)).toEqual(first);
});

describe('suggestForNewTemplate', () => {
  const file = (fields: object) =>
    suggestForNewTemplate(ada.ctx, NewTemplateSuggestionsRequest.parse(fields));

  it('names the near copy, unless nobody wants to know', async () => {
    const { id, name } = await makeTemplate(ada, ovens);
    const nearly = { ...ovens, email_content: ovens.email_content.replace('Tom', 'Priya') };
    expect((await file(nearly)).near_copy).toEqual({ id, name });
    expect((await file(likeOvens)).near_copy).toBeNull();
    await set({ organization_preferences: { duplicateDetectionEnabled: false } });
    expect((await file(nearly)).near_copy).toBeNull();
  });

  it('suggests a category, unless nobody wants one', async () => {
    const bump = {
      name: '',
      subject_line: 'Re: Ovens',
      email_content: 'Hi Tom,\n\nI wrote to you last week about ovens. Is it still of interest?',
    };
    expect((await file(bump)).category).toBe('Follow-up');
    await set({ organization_preferences: { autoCategorizationEnabled: false } });
    expect((await file(bump)).category).toBeNull();
  });

  it('says where it would go and with which tags', async () => {
    expect(await file(ovens)).toMatchObject({ folder: null, tags: [] });
    const defaultTemplateFolder = await folder('New ones');
    await makeTemplate(ada, { ...routes, tags: ['croissants'] });
    await set({
      workflow_settings: { defaultTemplateFolder },
      optimization_preferences: { autoTagging: true },
    });
    expect(await file(ovens)).toMatchObject({
      folder: { id: defaultTemplateFolder, name: 'New ones' },
      tags: ['croissants'],
    });
  });

  it('compares with no templates of anybody else', async () => {
    const eve = await test.createPerson();
    await makeTemplate(eve, ovens);
    expect((await file(ovens)).near_copy).toBeNull();
  });
});
