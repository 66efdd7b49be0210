import {
  ChangeTemplatesReply,
  ChangeTemplatesRequest,
  lengths,
  paths,
  type EmailTemplate,
} from '@replysmith/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { addStrauss } from '../../testing/rows/add-strauss.ts';
import { makeTemplate } from '../../testing/rows/make-template.ts';
import type { Person } from '../../testing/person.ts';
import { rowsOf } from '../../testing/rows/rows-of.ts';
import { setPlan } from '../../testing/rows/set-plan.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';
import { createFolder, listFolders } from './folders.ts';
import { getTemplate } from './service.ts';
import { changeTemplates } from './bulk.ts';

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

type Change = z.input<typeof ChangeTemplatesRequest>['change'];
const change = (ids: string[], what: Change, as = ada) =>
  changeTemplates(as.ctx, ChangeTemplatesRequest.parse({ change: what, of: { ids } }));
const read = (id: string) => getTemplate(ada.ctx, id);
const idsOf = (templates: readonly EmailTemplate[]) => templates.map(({ id }) => id);

async function make(count: number, as = ada): Promise<string[]> {
  const made: EmailTemplate[] = [];
  while (made.length < count) made.push(await makeTemplate(as, { name: `No. ${made.length}` }));
  return idsOf(made);
}

const folder = async ({ ctx }: Person, name = 'Shops') =>
  (await createFolder(ctx, { name, description: null, color: '#fff' })).id;

describe('tags', () => {
  it('are added to those that are there, and what was there before is told', async () => {
    const { id } = await makeTemplate(ada, { tags: ['Shops'] });
    const { done, failed } = await change([id], { type: 'tag', tags: ['speed', 'shops'] });
    expect({ done, failed }).toEqual({
      done: [{ id, before: { folder_id: null, tags: ['Shops'], is_favorite: false } }],
      failed: [],
    });
    expect(await read(id)).toMatchObject({ tags: ['Shops', 'speed'], version: 2 });
  });

  it('that are there already make no version', async () => {
    const { id } = await makeTemplate(ada, { tags: ['Shops'] });
    expect((await change([id], { type: 'tag', tags: ['SHOPS'] })).done).toHaveLength(1);
    expect(await read(id)).toMatchObject({ tags: ['Shops'], version: 1 });
  });

  it('are not more than twenty; of the template that has them the name is told', async () => {
    const tags = Array.from({ length: lengths.templateTags }, (_, at) => `t${at}`);
    const full = await makeTemplate(ada, { name: 'Full', tags });
    const [id = ''] = await make(1);
    const { done, failed } = await change([full.id, id], { type: 'tag', tags: ['more'] });
    expect(done.map((one) => one.id)).toEqual([id]);
    expect(failed).toEqual([{ id: full.id, name: 'Full', reason: 'Too many tags (maximum 20)' }]);
    expect(await read(full.id)).toMatchObject({ tags, version: 1 });
  });
});

describe('folders', () => {
  it('are found by exactly their name, whether or not another folds to it', async () => {
    const id = (await make(1))[0] ?? '';
    const strauß = await addStrauss(test.database.everything, ada.id);
    const move = async (folder_name: string) => {
      await change([id], { type: 'move', to: { folder_name } });
      return (await read(id)).folder_id;
    };
    expect(await move('Strauß')).toBe(strauß);
    const strauss = await folder(ada, 'Strauss');
    expect(await move('Strauß')).toBe(strauß);
    expect(await move('STRAUSS')).toBe(strauss);
    expect(await listFolders(ada.ctx)).toMatchObject({ items: { length: 2 } });
  });

  it('are made by their name when there is none yet, and found whatever its case', async () => {
    const ids = await make(2);
    await change(ids.slice(0, 1), { type: 'move', to: { folder_name: 'Marketing' } });
    await change(ids.slice(1), { type: 'move', to: { folder_name: ' MARKETING ' } });
    const { items } = await listFolders(ada.ctx);
    expect(items).toMatchObject([{ name: 'Marketing', template_count: 2 }]);
    await change(ids, { type: 'move', to: { folder_id: null } });
    expect((await listFolders(ada.ctx)).items).toMatchObject([{ template_count: 0 }]);
    expect(await read(ids[0] ?? '')).toMatchObject({ folder: null, version: 1 });
  });

  it('of somebody else are like those that do not exist', async () => {
    const ids = await make(1);
    const theirs = await folder(bo);
    for (const folder_id of [theirs, randomUUID()]) {
      await expect(change(ids, { type: 'move', to: { folder_id } })).rejects.toMatchObject({
        code: 'validation_failed',
        fields: { 'change.to.folder_id': ['There is no such folder.'] },
      });
    }
  });

  it('called Archive take what is archived', async () => {
    const ids = await make(2);
    await change(ids, { type: 'archive' });
    expect((await listFolders(ada.ctx)).items).toMatchObject([
      { name: 'Archive', template_count: 2 },
    ]);
  });
});

describe('copies', () => {
  it('lie beside their originals, with a word before the name', async () => {
    const folder_id = await folder(ada);
    const fields = { folder_id, tags: ['speed'], is_favorite: true, name: `${'n'.repeat(98)}😀` };
    const original = await makeTemplate(ada, fields);
    const { done } = await change([original.id], { type: 'duplicate' });
    const copy = await read(done[0]?.copy_id ?? '');
    expect(copy).toMatchObject({
      ...{ name: `Copy of ${'n'.repeat(92)}`, parent_template_id: original.id, folder_id },
      ...{ tags: ['speed'], is_favorite: false, version: 1, usage_count: 0, clone_count: 0 },
      ...{ email_content: original.email_content },
      optimization_score: original.optimization_score,
      score_version: original.score_version,
    });
    expect(await read(original.id)).toMatchObject({ clone_count: 1, version: 1 });
  });

  it('go to a folder of their own where that is asked for', async () => {
    const [id = ''] = await make(1);
    const what = { type: 'duplicate', prefix: '', to: { folder_name: 'Backups' } } as const;
    const { done } = await change([id], what);
    expect(await read(done[0]?.copy_id ?? '')).toMatchObject({
      ...{ name: 'No. 0', folder: { name: 'Backups' } },
    });
  });

  it('are made as long as there is room; the others are told by name', async () => {
    const ids = await make(7);
    const { done, failed } = await change(ids, { type: 'duplicate' });
    expect(done.map(({ id }) => id)).toEqual(ids.slice(0, 3));
    expect(failed.map(({ name }) => name)).toEqual(['No. 3', 'No. 4', 'No. 5', 'No. 6']);
    expect(failed[0]?.reason).toMatch(/^Usage Limit Reached: .* Template Saving limit for Free/);
  });

  it('are named by text alone', () => {
    for (const prefix of ['\u0000', '\ud800', '<b>', 'a\nb', 'a'.repeat(31)]) {
      const what = { type: 'duplicate', prefix };
      const request = { change: what, of: { ids: [randomUUID()] } };
      expect(ChangeTemplatesRequest.safeParse(request).success, prefix).toBe(false);
    }
  });
});

describe('the trash', () => {
  it('takes, gives back as much as there is room for, and deletes for good', async () => {
    const ids = await make(10);
    await change(ids.slice(0, 4), { type: 'delete' });
    await make(2);
    const back = await change(ids.slice(0, 4), { type: 'restore' });
    expect(back.done.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect(back.failed.map(({ name }) => name)).toEqual(['No. 2', 'No. 3']);
    const purged = await change(ids.slice(0, 3), { type: 'purge' });
    expect(purged.done.map(({ id }) => id)).toEqual(ids.slice(2, 3));
    expect(purged.failed).toEqual(
      ids.slice(0, 2).map((id, at) => ({
        ...{ id, name: `No. ${at}`, reason: 'This template is not in the trash.' },
      })),
    );
    await expect(read(ids[2] ?? '')).rejects.toMatchObject({ code: 'not_found' });
  });

  it.each(['tag', 'move', 'duplicate', 'favorite', 'archive', 'delete'] as const)(
    'keeps what is in it from: %s',
    async (type) => {
      const [id = ''] = await make(1);
      await change([id], { type: 'delete' });
      const whats: Record<typeof type, Change> = {
        tag: { type: 'tag', tags: ['x'] },
        move: { type: 'move', to: { folder_id: null } },
        favorite: { type: 'favorite', is_favorite: true },
        ...{ duplicate: { type: 'duplicate' }, archive: { type: 'archive' } },
        delete: { type: 'delete' },
      };
      const before = await read(id);
      expect(await change([id], whats[type])).toMatchObject({
        done: [],
        failed: [{ reason: 'This template is in the trash. Restore it first.' }],
      });
      expect(await read(id)).toEqual(before);
    },
  );
});

it('stars come and go', async () => {
  const ids = await make(2);
  await change(ids, { type: 'favorite', is_favorite: true });
  await change(ids.slice(1), { type: 'favorite', is_favorite: false });
  const stars = await Promise.all(ids.map(async (id) => (await read(id)).is_favorite));
  expect(stars).toEqual([true, false]);
});

describe('a list with a template of somebody else in it', () => {
  const whats: Change[] = [
    { type: 'tag', tags: ['mine'] },
    { type: 'move', to: { folder_name: 'Mine' } },
    { type: 'favorite', is_favorite: true },
    { type: 'archive' },
    { type: 'duplicate' },
    { type: 'delete' },
    { type: 'restore' },
    { type: 'purge' },
  ];
  it.each(whats.map((what) => [what.type, what] as const))(
    'is done but for that one: %s',
    async (type, what) => {
      await setPlan(test.database.everything, ada.id, 'Starter');
      const own = await make(9);
      const [theirs = ''] = await make(1, bo);
      if (type === 'restore' || type === 'purge') {
        await change(own, { type: 'delete' });
        await change([theirs], { type: 'delete' }, bo);
      }
      const rows = test.database.everything
        .selectFrom('email_templates')
        .selectAll()
        .where('user_id', '=', bo.id);
      const before = await rows.execute();
      const nobodys = randomUUID();
      const { done, failed } = await change([theirs, ...own, nobodys], what);
      expect(done.map(({ id }) => id)).toEqual(own);
      expect(failed).toEqual(
        [theirs, nobodys].map((id) => ({ id, name: null, reason: 'Not found.' })),
      );
      expect(await rows.execute()).toEqual(before);
    },
  );
});

it.each([
  { change: { type: 'tag', tags: [] }, of: { ids: [randomUUID()] } },
  { change: { type: 'move' }, of: { ids: [randomUUID()] } },
  { change: { type: 'burn' }, of: { ids: [randomUUID()] } },
  { change: { type: 'archive' }, of: { ids: [] } },
  { change: { type: 'archive' }, of: { ids: ['1'] } },
  { change: { type: 'archive' }, of: { ids: Array.from({ length: 501 }, () => randomUUID()) } },
  { change: { type: 'archive' }, of: { matching: { filter: {} } } },
  { change: { type: 'archive' }, of: {} },
])('refuses what it cannot read, and changes nothing: %j', async (body) => {
  await make(1);
  const before = await rowsOf(test.database.everything);
  expect((await test.call(paths.changeTemplates, { as: ada, body })).status).toBe(422);
  expect(await rowsOf(test.database.everything)).toEqual(before);
});

it('answers in the shape of its contract', async () => {
  const ids = await make(1);
  const body = { change: { type: 'duplicate' }, of: { ids: [...ids, randomUUID()] } };
  const response = await test.call(paths.changeTemplates, { as: ada, body });
  expect(ChangeTemplatesReply.strict().parse(await response.json()).done).toHaveLength(1);
});
