import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTemplate } from '../../testing/rows/make-template.ts';
import type { Person } from '../../testing/person.ts';
import { setPlan } from '../../testing/rows/set-plan.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';
import { createFolder, deleteFolder, listFolders } from './folders.ts';
import { getUserSubscription } from '../billing/usage.ts';
import { changeTemplates } from './bulk.ts';
import { deleteTemplate, getTemplate, updateTemplate } from './service.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const tag = fc.constantFrom('shops', 'inns', 'speed', 'Café');
const some = fc.array(fc.nat(), { minLength: 1, maxLength: 4 });
const step = fc.oneof(
  fc.record({
    type: fc.constant('create' as const),
    category: fc.constantFrom('General', 'Sales'),
    tags: fc.uniqueArray(tag),
    folder: fc.nat(),
    is_favorite: fc.boolean(),
  }),
  fc.record({ type: fc.constant('update' as const), at: fc.nat(), tags: fc.uniqueArray(tag) }),
  fc.record({ type: fc.constant('remove' as const), at: fc.nat() }),
  fc.record({ type: fc.constant('add folder' as const) }),
  fc.record({ type: fc.constant('remove folder' as const), at: fc.nat() }),
  fc.record({
    type: fc.constant('change' as const),
    of: some,
    folder: fc.nat(),
    change: fc.oneof(
      fc.record({ type: fc.constant('tag' as const), tags: fc.uniqueArray(tag, { minLength: 1 }) }),
      fc.record({ type: fc.constant('favorite' as const), is_favorite: fc.boolean() }),
      fc.record({ type: fc.constant('duplicate' as const), prefix: fc.constant('Copy of') }),
      fc.record({ type: fc.constant('move' as const) }),
      fc.record({
        type: fc.constantFrom(...(['archive', 'delete', 'restore', 'purge'] as const)),
      }),
    ),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

it('whatever a person does, the counts are those of the rows', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const ada = await test.createPerson();
      await setPlan(test.database.everything, ada.id, 'Pro');
      for (const one of steps) {
        await take(ada, one);
        expect(await storedCounts(ada)).toEqual(await counted(ada));
      }
      const { usage_tracking } = await getUserSubscription(ada.ctx);
      const saved = (await counted(ada)).find(({ kind }) => kind === 'saved');
      expect(usage_tracking.templates_saved).toBe(saved?.count ?? 0);
    }),
    { numRuns: 25 },
  );
});

async function take(ada: Person, one: Step): Promise<void> {
  const { ctx } = ada;
  const ids = await idsOf(ada, 'email_templates');
  const folders = await idsOf(ada, 'template_folders');
  const pick = (from: readonly string[], at: number) => from[at % from.length];
  switch (one.type) {
    case 'create': {
      const { category, tags, is_favorite } = one;
      const folder_id = pick([...folders, 'none'], one.folder) ?? null;
      await makeTemplate(ada, { category, tags, is_favorite, folder_id });
      return;
    }
    case 'update': {
      const id = pick(ids, one.at);
      if (!id) return;
      const { version, deleted_at } = await getTemplate(ctx, id);
      if (deleted_at === null) await updateTemplate(ctx, id, { tags: one.tags, version });
      return;
    }
    case 'remove': {
      const id = pick(ids, one.at);
      if (id) await deleteTemplate(ctx, id);
      return;
    }
    case 'add folder':
      await createFolder(ctx, { name: ctx.newId(), description: null, color: '#fff' });
      return;
    case 'remove folder': {
      const id = pick(folders, one.at);
      if (id) await deleteFolder(ctx, id);
      return;
    }
    case 'change': {
      const chosen = one.of.flatMap((at) => pick(ids, at) ?? []);
      if (chosen.length === 0) return;
      const to = { folder_id: pick(folders, one.folder) ?? null };
      const change = one.change.type === 'move' ? { ...one.change, to } : one.change;
      await changeTemplates(ctx, { change, of: { ids: chosen } });
    }
  }
}

async function idsOf(ada: Person, table: 'email_templates' | 'template_folders') {
  const rows = await test.database.everything
    .selectFrom(table)
    .select('id')
    .where('user_id', '=', ada.id)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

type Count = { kind: string; value: string; count: number };

async function storedCounts({ id, ctx }: Person): Promise<Count[]> {
  const rows = await test.database.everything
    .selectFrom('template_counts')
    .select(['kind', 'value', 'count'])
    .where('user_id', '=', id)
    .execute();
  const { items } = await listFolders(ctx);
  for (const folder of items) {
    const row = rows.find(({ kind, value }) => kind === 'folder' && value === folder.id);
    expect(folder.template_count).toBe(row?.count ?? 0);
  }
  return inOrder(rows);
}

async function counted({ id }: Person): Promise<Count[]> {
  const { rows } = await sql<Count>`
    SELECT kind, value, count(*)::integer AS count
    FROM email_templates
    CROSS JOIN LATERAL (
      SELECT 'saved', '' WHERE deleted_at IS NULL
      UNION ALL SELECT 'trash', '' WHERE deleted_at IS NOT NULL
      UNION ALL SELECT 'favorite', '' WHERE deleted_at IS NULL AND is_favorite
      UNION ALL SELECT 'folder', coalesce(folder_id::text, '') WHERE deleted_at IS NULL
      UNION ALL SELECT 'category', category WHERE deleted_at IS NULL
      UNION ALL SELECT 'tag', tag FROM unnest(tags) AS tag WHERE deleted_at IS NULL
    ) AS one (kind, value)
    WHERE user_id = ${id}
    GROUP BY kind, value
  `.execute(test.database.everything);
  return inOrder(rows);
}

function inOrder(rows: readonly Count[]): Count[] {
  return rows.toSorted((one, other) =>
    `${one.kind} ${one.value}` < `${other.kind} ${other.value}` ? -1 : 1,
  );
}
