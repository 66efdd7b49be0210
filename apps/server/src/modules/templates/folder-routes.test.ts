import {
  DeletedFolder,
  lengths,
  paths,
  TemplateFolder,
  TemplateFolderList,
} from '@replysmith/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteTemplate, getTemplate } from './service.ts';
import { addStrauss } from '../../testing/rows/add-strauss.ts';
import { makeTemplate } from '../../testing/rows/make-template.ts';
import type { Person } from '../../testing/person.ts';
import { errorIn } from '../../testing/template-calls.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';

let test: TestApp;
let ada: Person;
let bo: Person;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  [ada, bo] = await Promise.all([test.createPerson(), test.createPerson()]);
});

const create = (body: object, as = ada) => test.call(paths.templateFolders, { as, body });
const change = (id: string, body: object, as = ada) =>
  test.call(`${paths.templateFolders}/${id}`, { method: 'PATCH', as, body });
const remove = (id: string, as = ada) =>
  test.call(`${paths.templateFolders}/${id}`, { method: 'DELETE', as });
const setDefault = (defaultTemplateFolder: string | null, as = ada) =>
  test.call(`${paths.profiles}/me`, {
    ...{ method: 'PATCH', as, body: { workflow_settings: { defaultTemplateFolder } } },
  });

async function folderIn(response: Response): Promise<TemplateFolder> {
  expect(response.status).toBe(200);
  return TemplateFolder.parse(await response.json());
}

async function list(as = ada): Promise<TemplateFolder[]> {
  const response = await test.call(paths.templateFolders, { as });
  return TemplateFolderList.parse(await response.json()).items;
}

describe('a new folder', () => {
  it('is blue and empty unless it says otherwise', async () => {
    const made = await folderIn(await create({ name: ' Café «1» 😀 ' }));
    expect(made).toMatchObject({
      ...{ name: 'Café «1» 😀', color: '#3B82F6', description: null, template_count: 0 },
    });
    expect(await list()).toEqual([made]);
    expect(await list(bo)).toEqual([]);
  });

  it('has a name of its own, whatever its case and accents', async () => {
    await create({ name: 'Café' });
    const response = await create({ name: 'CAFE' });
    expect(response.status).toBe(409);
    expect((await errorIn(response)).code).toBe('folder_exists');
    await folderIn(await create({ name: 'Café' }, bo));
  });

  it.each([
    ['name', ''],
    ['name', 'x'.repeat(lengths.folderName + 1)],
    ['name', '<b>'],
    ['name', 'a\u0000b'],
    ['name', '\ud800'],
    ['name', null],
    ['description', 'x'.repeat(lengths.folderDescription + 1)],
    ['description', '\u0000'],
    ['color', 'blue'],
    ['color', '#12345'],
    ['color', '#12345g'],
  ])('is refused at its field: %s %j', async (field, value) => {
    const response = await create({ name: 'Shops', [field]: value });
    expect(response.status).toBe(422);
    expect(Object.keys((await errorIn(response)).fields ?? {})).toEqual([field]);
    expect(await list()).toEqual([]);
  });

  it('may fill its fields to the last sign', async () => {
    const whole = {
      name: 'x'.repeat(lengths.folderName),
      description: 'x'.repeat(lengths.folderDescription),
      color: '#aBc',
    };
    expect(await folderIn(await create(whole))).toMatchObject(whole);
  });

  it('has room beside 199 others, also when all come at once', async () => {
    const rows = Array.from({ length: lengths.folders - 1 }, (_, at) => ({
      ...{ user_id: ada.id, name: `F${at}`, folded_name: `f${at}`, color: '#fff' },
    }));
    await test.database.everything.insertInto('template_folders').values(rows).execute();
    const names = ['One', 'Two', 'Three'];
    const statuses = await Promise.all(names.map(async (name) => (await create({ name })).status));
    expect(statuses.sort()).toEqual([200, 409, 409]);
    expect(await errorIn(await create({ name: 'Four' }))).toMatchObject({
      ...{ code: 'too_many_folders', message: 'You can have at most 200 folders.' },
    });
  });
});

describe('folders', () => {
  it('come by name, with what is saved in each', async () => {
    const [zoo, anna] = [
      await folderIn(await create({ name: 'Zoo' })),
      await folderIn(await create({ name: 'ánna' })),
    ];
    const { id } = await makeTemplate(ada, { folder_id: zoo.id });
    await makeTemplate(ada, { folder_id: zoo.id });
    await makeTemplate(ada, { folder_id: anna.id });
    await deleteTemplate(ada.ctx, id);
    expect((await list()).map(({ name, template_count }) => [name, template_count])).toEqual([
      ['ánna', 1],
      ['Zoo', 1],
    ]);
  });

  it('change in what is given', async () => {
    const { id } = await folderIn(await create({ name: 'Shops', description: 'All of them' }));
    expect(await folderIn(await change(id, { color: '#0F766E' }))).toMatchObject({
      ...{ name: 'Shops', description: 'All of them', color: '#0F766E' },
    });
    expect(await folderIn(await change(id, { name: 'SHOPS', description: ' ' }))).toMatchObject({
      ...{ name: 'SHOPS', description: null, color: '#0F766E' },
    });
  });

  it('keep a name that another has by now', async () => {
    await create({ name: 'Strauss' });
    const id = await addStrauss(test.database.everything, ada.id);
    const changes = { name: 'Strauß', color: '#0F766E' };
    expect(await folderIn(await change(id, changes))).toMatchObject(changes);
  });

  it('cannot take the name of another', async () => {
    await create({ name: 'Inns' });
    const { id } = await folderIn(await create({ name: 'Shops' }));
    const response = await change(id, { name: 'inns' });
    expect((await errorIn(response)).code).toBe('folder_exists');
  });
});

describe('a deleted folder', () => {
  it('leaves its templates in none, and says which they were', async () => {
    const { id: folder_id } = await folderIn(await create({ name: 'Shops' }));
    const [saved, trashed] = [
      await makeTemplate(ada, { folder_id }),
      await makeTemplate(ada, { folder_id }),
    ];
    await deleteTemplate(ada.ctx, trashed.id);
    const reply = DeletedFolder.parse(await (await remove(folder_id)).json());
    expect(reply).toMatchObject({
      ...{ folder: { id: folder_id, template_count: 1 }, template_ids: [saved.id] },
    });
    for (const { id } of [saved, trashed]) {
      expect(await getTemplate(ada.ctx, id)).toMatchObject({ folder_id: null, version: 1 });
    }
    expect((await remove(folder_id)).status).toBe(404);
  });

  it('is nobody’s default any more', async () => {
    const { id } = await folderIn(await create({ name: 'Shops' }));
    const settings = (await (await setDefault(id)).json()) as object;
    expect(settings).toMatchObject({ workflow_settings: { defaultTemplateFolder: id } });
    await remove(id);
    const profile: unknown = await (await test.call(`${paths.profiles}/me`, { as: ada })).json();
    expect(profile).toMatchObject({ workflow_settings: { defaultTemplateFolder: null } });
  });
});

it('the default folder is one’s own', async () => {
  const theirs = await folderIn(await create({ name: 'Shops' }, bo));
  for (const id of [theirs.id, randomUUID()]) {
    const response = await setDefault(id);
    expect(response.status).toBe(422);
    expect((await errorIn(response)).fields).toEqual({
      'workflow_settings.defaultTemplateFolder': ['There is no such folder.'],
    });
  }
  expect((await setDefault(null)).status).toBe(200);
});
