import { scoreBasis } from '@replysmith/coach';
import { lengths, type ImportTemplatesRequest } from '@replysmith/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../testing/person.ts';
import { addStrauss } from '../../testing/rows/add-strauss.ts';
import { setPlan } from '../../testing/rows/set-plan.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';
import { getUserSubscription } from '../billing/usage.ts';
import { importTemplates } from './import.ts';

let test: TestApp;
let ada: Person;

beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  ada = await test.createPerson();
});
afterAll(() => test.close());

const row = (name: string, more: object = {}) => ({
  ...{ name, subject_line: `About ${name}` },
  email_content: `Hi {{firstName}},\n\nIs ${name} counted by hand? Worth a call on Tuesday?\n\nAda`,
  ...more,
});
const rowsOf = (count: number) => Array.from({ length: count }, (_, one) => row(`Row ${one}`));

const send = (
  rows: unknown[],
  how: Partial<ImportTemplatesRequest> = {},
  key: string | null = null,
) => importTemplates(ada.ctx, { rows, dry_run: false, skip_duplicates: true, ...how }, key);

const statuses = (reply: Awaited<ReturnType<typeof send>>) =>
  reply.verdicts.map(({ status }) => status);

const saved = (person = ada) =>
  test.database.everything
    .selectFrom('email_templates')
    .selectAll()
    .where('user_id', '=', person.id)
    .orderBy('name')
    .execute();

const folders = () =>
  test.database.everything
    .selectFrom('template_folders')
    .select(['id', 'name', 'color'])
    .where('user_id', '=', ada.id)
    .orderBy('name')
    .execute();

describe('importTemplates', () => {
  it('saves a row with everything that it brings, scored by the coach of today', async () => {
    const [verdict] = (
      await send([
        row('Stock', {
          ...{ category: 'Sales Pitch', tags: ['speed', 'Speed'], description: 'For shops.' },
          folder: { name: 'Shops', color: '#B8741A' },
          template_variables: [{ name: 'firstName', fallback: 'there', example: null }],
          ...{ is_favorite: true, usage_count: 12, created_at: '2024-03-04T05:06:07Z' },
          optimization_score: 100,
        }),
      ])
    ).verdicts;
    const [template] = await saved();
    expect(verdict).toEqual({ status: 'imported', id: template?.id });
    expect(template).toMatchObject({
      ...{ category: 'Sales Pitch', tags: ['speed'], description: 'For shops.' },
      template_variables: [{ name: 'firstName', fallback: 'there', example: null }],
      ...{ is_favorite: true, usage_count: 12, version: 1, folded_name: 'stock' },
      created_at: new Date('2024-03-04T05:06:07Z'),
    });
    expect(template?.optimization_score).toBeGreaterThan(0);
    expect(template?.optimization_score).toBeLessThan(100);
    expect(template?.score_version).toBe(scoreBasis.version);
    expect(await folders()).toEqual([{ id: template?.folder_id, name: 'Shops', color: '#B8741A' }]);
  });

  it('says of each row what becomes of it, and saves the others', async () => {
    const reply = await send([
      row('Good'),
      row('Good'),
      { name: 'No text' },
      null,
      row('Later', { created_at: '2999-01-01T00:00:00Z' }),
      row('x'.repeat(101)),
    ]);
    expect(reply.verdicts).toEqual([
      { status: 'imported', id: expect.any(String) as string },
      { status: 'duplicate', id: null },
      {
        status: 'invalid',
        problems: [
          'Subject: Subject line is required',
          'Content: Email content must be at least 10 characters',
        ],
      },
      { status: 'invalid', problems: ['This is no template: it has no named fields.'] },
      { status: 'imported', id: expect.any(String) as string },
      {
        status: 'invalid',
        problems: ['Name: Template name is invalid or too long: 101 characters, 100 fit'],
      },
    ]);
    const templates = await saved();
    expect(templates.map(({ name }) => name)).toEqual(['Good', 'Later']);
    expect(templates[1]?.created_at).toEqual(test.clock.now);
  });

  it('makes them one after another, as they come, over all of its calls', async () => {
    const rows = rowsOf(10).reverse();
    await send(rows.slice(0, 4));
    await send(rows.slice(4));
    const inOrder = (await saved()).sort((a, b) => a.created_at.getTime() - b.created_at.getTime());
    expect(inOrder.map(({ name }) => name)).toEqual(rows.map(({ name }) => name));
    expect(new Set(inOrder.map(({ created_at }) => created_at.getTime())).size).toBe(10);
  });

  it('knows what is saved already, but for what lies in the trash, and saves it when told to', async () => {
    await send([row('One'), row('Two')]);
    const [one, two] = await saved();
    const { everything } = test.database;
    const inTrash = { deleted_at: new Date() };
    await everything
      .updateTable('email_templates')
      .set(inTrash)
      .where('id', '=', two?.id ?? '')
      .execute();
    const again = await send([row('One', { tags: ['new'] }), row('Two')]);
    expect(again.verdicts[0]).toEqual({ status: 'duplicate', id: one?.id });
    expect(again.verdicts[1]?.status).toBe('imported');
    expect(statuses(await send([row('One')], { skip_duplicates: false }))).toEqual(['imported']);
  });

  it('does not take another person’s template for a duplicate, nor their folder for one’s own', async () => {
    const other = await test.createPerson();
    const one = row('One', { folder: { name: 'Shops' } });
    await importTemplates(other.ctx, { rows: [one], dry_run: false, skip_duplicates: true }, null);
    expect(statuses(await send([one]))).toEqual(['imported']);
    const [theirs] = await saved(other);
    const [mine] = await saved();
    expect(mine?.folder_id).not.toBe(theirs?.folder_id);
  });

  it('fills the places that are left and no more', async () => {
    const rows = rowsOf(13);
    const preview = await send(rows, { dry_run: true });
    expect(preview.places_left).toBe(10);
    expect(await saved()).toHaveLength(0);
    const reply = await send([{}, ...rows]);
    expect(statuses(reply).filter((status) => status === 'imported')).toHaveLength(10);
    expect(statuses(reply).filter((status) => status === 'over_limit')).toHaveLength(3);
    expect(reply.places_left).toBe(0);
    expect(await saved()).toHaveLength(10);
    expect((await getUserSubscription(ada.ctx)).usage_tracking.templates_saved).toBe(10);
  });

  it('never goes beyond the limit, however many are imported at once', async () => {
    await Promise.all(
      Array.from({ length: 8 }, (_, one) => send([row(`A${one}`), row(`B${one}`)])),
    );
    expect(await saved()).toHaveLength(10);
  });

  it('puts rows into folders whatever the case of their names, and makes one but once', async () => {
    await send([row('A', { folder: { name: 'Shops', color: '#0F766E' } })]);
    await send([
      row('B', { folder: { name: 'SHOPS', color: '#B4472B' } }),
      row('C', { folder: { name: 'Schools' } }),
      row('D', { folder: { name: 'schools' } }),
    ]);
    expect(await folders()).toMatchObject([
      { name: 'Schools', color: '#3B82F6' },
      { name: 'Shops', color: '#0F766E' },
    ]);
    const [, b, c, d] = await saved();
    expect(b?.folder_id).toBe((await folders())[1]?.id);
    expect(c?.folder_id).toBe(d?.folder_id);
  });

  it('puts rows into the folder of exactly their name before one that folds to it', async () => {
    await send([row('A', { folder: { name: 'Strauss' } })]);
    const strauß = await addStrauss(test.database.everything, ada.id);
    await send([
      row('B', { folder: { name: 'Strauß' } }),
      row('C', { folder: { name: 'STRAUSS' } }),
    ]);
    const [a, b, c] = await saved();
    expect(b?.folder_id).toBe(strauß);
    expect(c?.folder_id).toBe(a?.folder_id);
    expect(await folders()).toHaveLength(2);
  });

  it('refuses the rows for whose folder there is no room, and makes none for rows over the limit', async () => {
    const values = Array.from({ length: lengths.folders - 1 }, (_, one) => ({
      ...{ user_id: ada.id, name: `F${one}`, folded_name: `f${one}`, color: '#000' },
    }));
    await test.database.everything.insertInto('template_folders').values(values).execute();
    const reply = await send([
      row('A', { folder: { name: 'Last' } }),
      row('B', { folder: { name: 'One too many' } }),
      row('C', { folder: { name: 'f7' } }),
    ]);
    expect(statuses(reply)).toEqual(['imported', 'invalid', 'imported']);
    expect(reply.verdicts[1]).toMatchObject({
      problems: ['Folder: You can have at most 200 folders.'],
    });
    await test.database.everything
      .deleteFrom('template_folders')
      .where('user_id', '=', ada.id)
      .execute();
    const many = rowsOf(9).map((one, index) => ({ ...one, folder: { name: `G${index}` } }));
    expect(statuses(await send(many)).at(-1)).toBe('over_limit');
    expect(await folders()).toHaveLength(8);
  });

  it('imports once what is sent twice with a key, at the same moment too', async () => {
    const key = crypto.randomUUID();
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => send([row('One'), {}], {}, key)),
    );
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    expect(await saved()).toHaveLength(1);
    await expect(send([row('Two')], {}, key)).rejects.toMatchObject({
      code: 'idempotency_key_reused',
    });
  });

  it('is not brought down by rows of any depth', async () => {
    let deep: unknown = 'bottom';
    for (let depth = 0; depth < 100_000; depth += 1) deep = [deep];
    const rows = [deep, { name: deep }, row('A', { tags: deep, folder: deep }), row('B')];
    const reply = await send(rows, {}, crypto.randomUUID());
    expect(statuses(reply)).toEqual(['invalid', 'invalid', 'invalid', 'imported']);
  });

  it('reports each row of ten thousand, bad ones of every kind among them, and saves the rest', async () => {
    await setPlan(test.database.everything, ada.id, 'Pro');
    const bad = [
      () => null,
      () => [],
      () => 'text',
      () => ({}),
      (name: string) => ({ ...row(name), name: '' }),
      (name: string) => row(name, { email_content: 'short' }),
      (name: string) => row(name, { email_content: 'x'.repeat(50_001) }),
      (name: string) => row(name, { subject_line: 'x'.repeat(201) }),
      (name: string) => row(`<${name}>`),
      (name: string) => row(name, { tags: Array.from({ length: 21 }, (_, tag) => `t${tag}`) }),
      (name: string) => row(name, { tags: ['x'.repeat(31)] }),
      (name: string) => row(name, { email_content: `NUL \u0000 in ${name}` }),
      (name: string) => row(name, { subject_line: `half \uD83D of ${name}` }),
      (name: string) => row(name, { usage_count: -1 }),
      (name: string) => row(name, { created_at: 'soon' }),
      (name: string) => row(name, { template_variables: [{ name: '1st' }] }),
      (name: string) => row(name, { folder: { name: 'A', color: 'blue' } }),
    ];
    const rows = Array.from({ length: 10_000 }, (_, one) => {
      const name = `Row ${one}`;
      if (one % 20 === 7) return row('The same');
      return one % 20 === 3 ? bad[((one - 3) / 20) % bad.length]?.(name) : row(name);
    });
    const counts = new Map<string, number>();
    for (let from = 0; from < rows.length; from += lengths.importBatch) {
      const batch = rows.slice(from, from + lengths.importBatch);
      for (const status of statuses(await send(batch))) {
        counts.set(status, (counts.get(status) ?? 0) + 1);
      }
    }
    expect(Object.fromEntries(counts)).toEqual({ imported: 9_001, invalid: 500, duplicate: 499 });
    expect(await saved()).toHaveLength(9_001);
  }, 180_000);
});
