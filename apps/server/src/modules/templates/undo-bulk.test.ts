import { randomUUID } from 'node:crypto';
import type { TemplateChange } from '@replysmith/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeTemplate } from '../../testing/rows/make-template.ts';
import type { Person } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';
import { createFolder, deleteFolder } from './folders.ts';
import { getTemplate } from './service.ts';
import { changeTemplates } from './bulk.ts';
import { putBackTemplates } from './undo-bulk.ts';

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

const folder = async ({ ctx }: Person) =>
  (await createFolder(ctx, { name: 'Shops', description: null, color: '#fff' })).id;
const read = (id: string) => getTemplate(ada.ctx, id);
const nothing = { folder_id: null, tags: [], is_favorite: false };

describe('what was changed', () => {
  const changes: TemplateChange[] = [
    { type: 'tag', tags: ['new'] },
    { type: 'move', to: { folder_name: 'Sales' } },
    { type: 'archive' },
    { type: 'favorite', is_favorite: true },
  ];
  it.each(changes.map((change) => [change.type, change] as const))(
    'is as before once it is put back: %s',
    async (_, change) => {
      const made = [
        await makeTemplate(ada, { folder_id: await folder(ada), tags: ['old'] }),
        await makeTemplate(ada, { is_favorite: true }),
      ];
      const ids = made.map(({ id }) => id);
      const { done } = await changeTemplates(ada.ctx, { change, of: { ids } });
      const items = done.map(({ id, before }) => ({ id, ...before }));
      expect(await putBackTemplates(ada.ctx, { items })).toMatchObject({ failed: [], next: null });
      for (const { id, folder_id, tags, is_favorite } of made) {
        expect(await read(id)).toMatchObject({ folder_id, tags, is_favorite });
      }
    },
  );
});

it('tells by name what lost its folder, lies in the trash or is not there', async () => {
  const folder_id = await folder(ada);
  const [moved, trashed] = [
    await makeTemplate(ada, { name: 'Moved', folder_id }),
    await makeTemplate(ada, { name: 'Trashed' }),
  ];
  await deleteFolder(ada.ctx, folder_id);
  await changeTemplates(ada.ctx, { change: { type: 'delete' }, of: { ids: [trashed.id] } });
  const theirs = await makeTemplate(bo);
  const before = await getTemplate(bo.ctx, theirs.id);
  const items = [
    { ...nothing, id: moved.id, folder_id },
    { ...nothing, id: trashed.id },
    { ...nothing, id: theirs.id, tags: ['mine'] },
    { ...nothing, id: randomUUID() },
  ];
  const { done, failed } = await putBackTemplates(ada.ctx, { items });
  expect(done).toEqual([]);
  expect(failed.map(({ name, reason }) => [name, reason])).toEqual([
    ['Trashed', 'This template is in the trash. Restore it first.'],
    [null, 'Not found.'],
    [null, 'Not found.'],
    ['Moved', 'There is no such folder.'],
  ]);
  expect(await getTemplate(bo.ctx, theirs.id)).toEqual(before);
});

it('puts nothing into somebody else’s folder', async () => {
  const { id } = await makeTemplate(ada);
  const items = [{ ...nothing, id, folder_id: await folder(bo) }];
  expect(await putBackTemplates(ada.ctx, { items })).toMatchObject({
    ...{ done: [], failed: [{ reason: 'There is no such folder.' }] },
  });
});
