import {
  CreateEmailTemplateRequest,
  EmailTemplatePage,
  EmailTemplateQuery,
  paths,
} from '@replysmith/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';
import { addStrauss } from '../../testing/rows/add-strauss.ts';
import { setPlan } from '../../testing/rows/set-plan.ts';
import { createFolder } from './folders.ts';
import { createTemplate, deleteTemplate } from './service.ts';
import { listTemplates } from './list.ts';

let test: TestApp;
let ada: Person;

beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  ada = await test.createPerson();
  await setPlan(test.database.everything, ada.id, 'Pro');
});
afterAll(() => test.close());

type Written = { readonly [field in keyof CreateEmailTemplateRequest]?: unknown };

const plain = { subject_line: 'A line', email_content: 'Some words of no interest.' };
const add = (written: Written, person = ada) =>
  createTemplate(person.ctx, CreateEmailTemplateRequest.parse({ ...plain, ...written }));
const list = async (query: Record<string, unknown> = {}, person = ada) =>
  EmailTemplatePage.parse(await listTemplates(person.ctx, EmailTemplateQuery.parse(query)));
const names = async (query: Record<string, unknown> = {}) =>
  (await list(query)).items.map(({ name }) => name);

describe('listTemplates', () => {
  it('shows the newest first, without texts and never those of others', async () => {
    await add({ name: 'One' });
    test.clock.now = new Date(test.clock.now.getTime() + 1_000);
    await add({ name: 'Two' });
    await add({ name: 'Theirs' }, await test.createPerson());
    const { items, total } = await list();
    expect(items.map(({ name }) => name)).toEqual(['Two', 'One']);
    expect(total).toBe(2);
    expect(items[0]).toMatchObject({ preview: plain.email_content, match: null });
    expect(items[0]).not.toHaveProperty('email_content');
  });

  it('sorts by each order', async () => {
    const ids = new Map<string, string>();
    for (const name of ['beta', 'Álpha', 'Gamma']) ids.set(name, (await add({ name })).id);
    const set = (name: string, values: object) =>
      test.database.everything
        .updateTable('email_templates')
        .set(values)
        .where('id', '=', ids.get(name) ?? '')
        .execute();
    const [day1, day2, day3] = [1, 2, 3].map((day) => new Date(Date.UTC(2026, 0, day)));
    const unscored = { optimization_score: null, score_version: null };
    await set('Álpha', { usage_count: 1, ...unscored, updated_at: day3 });
    await set('beta', { usage_count: 3, optimization_score: 90, updated_at: day1 });
    await set('Gamma', { usage_count: 2, optimization_score: 91, updated_at: day2 });
    expect(await names({ sort: 'name' })).toEqual(['Álpha', 'beta', 'Gamma']);
    expect(await names({ sort: 'usage_count' })).toEqual(['beta', 'Gamma', 'Álpha']);
    expect(await names({ sort: 'optimization_score' })).toEqual(['Gamma', 'beta', 'Álpha']);
    expect(await names({ sort: 'updated_at' })).toEqual(['Álpha', 'Gamma', 'beta']);
    expect(await names({ sort: 'updated_at', search: 'interest' })).toEqual([
      ...['Álpha', 'Gamma', 'beta'],
    ]);
  });

  it('filters by folder, category, tags and stars, also by several at once, and counts them', async () => {
    const { id } = await createFolder(ada.ctx, { name: 'S', description: null, color: '#0F766E' });
    await add({ name: 'a', folder_id: id, category: 'Networking', tags: ['x', 'y'] });
    await add({ name: 'b', folder_id: id, is_favorite: true, tags: ['y'] });
    await add({ name: 'c', category: 'Networking', is_favorite: true });
    const shown = async (query: Record<string, unknown>) => {
      const { items, total } = await list({ sort: 'name', ...query });
      expect(total).toBe(items.length);
      const found = items.map(({ name }) => name);
      // A word that every template contains changes nothing.
      expect(await names({ sort: 'name', search: 'interest', ...query })).toEqual(found);
      return found.join('');
    };
    expect(await shown({ folder: id })).toBe('ab');
    expect(await shown({ folder: 's' })).toBe('ab');
    expect(await shown({ folder: 'none' })).toBe('c');
    expect(await shown({ folder: ' ' })).toBe('abc');
    expect(await list({ folder: 'nowhere' })).toMatchObject({ items: [], total: 0 });
    expect(await shown({ category: 'Networking' })).toBe('ac');
    expect(await shown({ tag: 'y' })).toBe('ab');
    expect(await shown({ tag: ['x', 'z'] })).toBe('a');
    expect(await shown({ favorite: 'true' })).toBe('bc');
    expect(await shown({ favorite: 'false' })).toBe('a');
    expect(await shown({ folder: id, favorite: 'true' })).toBe('b');
    expect(await shown({ folder: id, tag: 'y', category: 'Networking' })).toBe('a');
    expect(await shown({ tag: 'nothing' })).toBe('');
    expect(await list({ folder: '00000000-0000-4000-8000-000000000000' })).toMatchObject({
      ...{ items: [], total: 0 },
    });
  });

  it('shows the folder of exactly that name before one that folds to it', async () => {
    const { id: strauss } = await createFolder(ada.ctx, {
      ...{ name: 'Strauss', description: null, color: '#0F766E' },
    });
    const strauß = await addStrauss(test.database.everything, ada.id);
    await add({ name: 'a', folder_id: strauss });
    await add({ name: 'b', folder_id: strauß });
    expect(await names({ folder: 'Strauß' })).toEqual(['b']);
    expect(await names({ folder: 'Strauss' })).toEqual(['a']);
    expect(await names({ folder: 'STRAUSS' })).toEqual(['a']);
  });

  it('gives page after page without a gap, and nothing past the end', async () => {
    for (const name of ['1', '2', '3', '4', '5']) await add({ name });
    const page = (offset: number) => list({ sort: 'name', limit: 2, offset });
    const pages = [await page(0), await page(2), await page(4), await page(6)];
    expect(pages.map(({ items }) => items.map(({ name }) => name))).toEqual([
      ...[['1', '2'], ['3', '4'], ['5'], []],
    ]);
    expect(pages.map(({ total }) => total)).toEqual([5, 5, 5, 5]);
  });

  it('keeps the trash apart, what went last first', async () => {
    for (const name of ['kept', 'first', 'second']) {
      const { id } = await add({ name });
      test.clock.now = new Date(test.clock.now.getTime() + 1_000);
      if (name !== 'kept') await deleteTemplate(ada.ctx, id);
    }
    expect(await names()).toEqual(['kept']);
    expect(await list({ view: 'trash' })).toMatchObject({ total: 2 });
    expect(await names({ view: 'trash' })).toEqual(['second', 'first']);
    expect(await names({ view: 'trash', search: 'fir' })).toEqual(['first']);
  });
});

describe('a search', () => {
  it('wants every word, wherever in the template it stands, without case and accents', async () => {
    await add({ name: 'Café visit', tags: ['Lunch'] });
    await add({ name: 'Cafe', subject_line: 'Dinner' });
    expect(await names({ search: 'CAFE lunch' })).toEqual(['Café visit']);
    expect(await names({ search: 'afé' })).toHaveLength(2);
    expect(await names({ search: 'cafe supper' })).toEqual([]);
  });

  const texts = [
    ...['100% sure', 'a_b', 'axb', 'back\\slash', "it's", 'say "so"', '-- drop', 'x;y', '(z)'],
    ...[
      '“zq',
      'azq',
      'zq at the beginning',
      'ΠΡΟΣΦΟΡΆ',
      'Привет',
      '東京都',
      '👩‍🚀 up',
      'R&D',
      '[a-c]',
    ],
  ];
  it.each([
    ['%', ['100% sure']],
    ['100%', ['100% sure']],
    ['0% s', ['100% sure']],
    ['_', ['a_b']],
    ['a_b', ['a_b']],
    ['\\', ['back\\slash']],
    ['\\s', ['back\\slash']],
    ["'", ["it's"]],
    ['"', ['say "so"']],
    ['--', ['-- drop']],
    [';', ['x;y']],
    ['(z)', ['(z)']],
    ['zq', ['azq', 'zq at the beginning', '“zq']],
    ['zq a', ['zq at the beginning', 'azq']],
    ['προσφορα', ['ΠΡΟΣΦΟΡΆ']],
    ['φο', ['ΠΡΟΣΦΟΡΆ']],
    ['ф', []],
    ['ВЕТ', ['Привет']],
    ['京', ['東京都']],
    ['👩‍🚀', ['👩‍🚀 up']],
    ['d&', []],
    ['&d', ['R&D']],
    ['[a-c]', ['[a-c]']],
    ['.*', []],
    ['́', []],
  ])('takes %s literally', async (search, expected) => {
    for (const name of texts) {
      await add({ name, subject_line: 'Line', email_content: 'Nothing here' });
    }
    expect((await names({ search })).sort()).toEqual([...expected].sort());
  });

  it('ranks by where the words stand', async () => {
    const words = { subject_line: 'Line', email_content: 'Nothing at all.' };
    await add({ name: 'content', ...words, email_content: 'The invoice is here.' });
    await add({ name: 'tag', ...words, tags: ['invoices'] });
    await add({ name: 'subject', ...words, subject_line: 'Your invoice' });
    await add({ name: 'The invoice', ...words });
    await add({ name: 'Invoice everywhere', ...words, subject_line: 'Invoice', tags: ['invoice'] });
    const { items, total, is_capped } = await list({ search: 'invoice' });
    expect(items.map(({ name, match }) => [name, match?.score])).toEqual([
      ['Invoice everywhere', 10 + 5 + 8 + 3 + 6],
      ['The invoice', 10 + 5],
      ['subject', 8 + 3],
      ['tag', 6],
      ['content', 5],
    ]);
    expect([total, is_capped]).toEqual([5, false]);
    const [both] = (await list({ search: 'the invoice' })).items;
    expect([both?.name, both?.match?.score]).toEqual(['The invoice', 10 + 5 + 5]);
  });

  it('says where the words stand, of two characters and more', async () => {
    await add({ name: 'Ré-order 5', subject_line: 'Re: order', tags: ['Order', 'five'] });
    const [found] = (await list({ search: 'ORDER 5 re' })).items;
    expect(found?.match).toMatchObject({
      name: [
        [0, 2],
        [3, 8],
      ],
      subject_line: [
        [0, 2],
        [4, 9],
      ],
      tags: ['Order'],
    });
  });

  it('shows the part of a long text round what was found', async () => {
    await add({
      name: 'Long',
      email_content: `${'word '.repeat(100)}needle ${'end '.repeat(100)}`,
    });
    const [found] = (await list({ search: 'needle' })).items;
    const { preview = '', match } = found ?? {};
    expect(preview).toMatch(/^…word .*needle end .*…$/u);
    expect(match?.email_content.map(([start, end]) => preview.slice(start, end))).toEqual([
      'needle',
    ]);
  });

  it('tells that it fits more than are shown', async () => {
    await add({ name: 'First' });
    await sql`
      INSERT INTO email_templates (
        user_id, name, subject_line, email_content, category, content_digest,
        folded_name, folded_subject, folded_tags, folded_content
      )
      SELECT user_id, name, subject_line, email_content, category, content_digest,
        folded_name, folded_subject, folded_tags, folded_content
      FROM email_templates, generate_series(1, 1200)
      WHERE user_id = ${ada.id}
    `.execute(test.database.everything);
    const first = await list({ search: 'interest' });
    expect([first.total, first.is_capped, first.items.length]).toEqual([1_000, true, 50]);
    const last = await list({ search: 'interest', offset: 990 });
    expect(last.items).toHaveLength(10);
    expect(await list({ limit: 1 })).toMatchObject({ total: 1_201, is_capped: false });
  });
});

describe(`GET ${paths.emailTemplates}`, () => {
  const search = (query: string, as = ada) => test.call(`${paths.emailTemplates}?${query}`, { as });

  it('refuses what no list can be', async () => {
    const refused = await search(`search=${'a'.repeat(101)}&limit=101&sort=colour&offset=-1`);
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({
      error: {
        fields: {
          ...{
            limit: [expect.any(String)],
            sort: [expect.any(String)],
            offset: [expect.any(String)],
          },
          search: ['Please limit your search to 100 characters.'],
        },
      },
    });
    expect((await search('search=%00')).status).toBe(422);
    expect((await search('tag=%00')).status).toBe(422);
    expect((await search(`search=${'a'.repeat(100)}`)).status).toBe(200);
  });

  it('searches thirty times a minute, and goes on listing and turning pages', async () => {
    for (let time = 1; time <= 30; time += 1) expect((await search('search=a')).status).toBe(200);
    const refused = await search('search=a');
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ error: { code: 'search_limited' } });
    const wait = Number(refused.headers.get('Retry-After'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    for (const unknown of ['state=deleted', 'before=2026-01-01T00:00:00Z']) {
      expect((await search(`search=a&${unknown}`)).status).toBe(429);
    }
    expect((await search('search=a&offset=50')).status).toBe(200);
    expect((await search('search=+')).status).toBe(200);
    expect((await search('')).status).toBe(200);
    expect((await search('search=a', await test.createPerson())).status).toBe(200);
    const post = async (path: string, body: object) =>
      (await test.call(path, { method: 'POST', as: ada, body })).status;
    const change = (of: object) =>
      post(paths.changeTemplates, { change: { type: 'archive' }, of: { matching: of } });
    const made_before = new Date().toISOString();
    expect(await change({ filter: { search: 'a' }, made_before })).toBe(429);
    expect(await change({ filter: { search: 'a' }, made_before, after: ada.id })).toBe(200);
    const of = { filter: { search: 'a' } };
    expect(await post(paths.exportTemplates, { format: 'csv', of })).toBe(429);
    const suggestions = await test.call(`${paths.templateSuggestions}?search=ab`, { as: ada });
    expect(suggestions.status).toBe(200);
  });
});
