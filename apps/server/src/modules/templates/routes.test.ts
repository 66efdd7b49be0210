import { lengths } from '@replysmith/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeTemplate } from '../../testing/rows/make-template.ts';
import type { Person } from '../../testing/person.ts';
import { rowsOf } from '../../testing/rows/rows-of.ts';
import { errorIn, templateCalls, templateIn } from '../../testing/template-calls.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';

let test: TestApp;
let ada: Calls;
let bo: Calls;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  [ada, bo] = [await somebody(), await somebody()];
});

type Calls = ReturnType<typeof templateCalls> & { readonly person: Person };

async function somebody(): Promise<Calls> {
  const person = await test.createPerson();
  return { ...templateCalls(test, person), person };
}

describe('a new template', () => {
  it('is kept as it was typed, with a score and its folder', async () => {
    const folder_id = await ada.addFolder();
    const input = {
      name: 'Q&A: John’s follow-up 😀 עברית',
      subject_line: ' {{company}}’s café ',
      email_content: 'Hi {{firstName}},\n\nHow many tables does {{company}} have?  \n\nAda',
      category: 'Cold Outreach',
      tags: ['Shops', 'shops', 'Café'],
      description: 'For inns',
      template_variables: [{ name: 'company', fallback: 'your inn', example: null }],
      is_favorite: true,
    };
    const made = await templateIn(await ada.create({ ...input, folder_id }));
    expect(made).toMatchObject({
      ...input,
      subject_line: input.subject_line.trim(),
      tags: ['Shops', 'Café'],
      folder: { id: folder_id, name: 'Shops', color: '#3B82F6' },
      version: 1,
      usage_count: 0,
      user_id: ada.person.id,
    });
    expect(made.optimization_score).toBeGreaterThan(0);
    expect(await templateIn(await ada.read(made.id))).toEqual(made);
  });

  it('has the usual category, no folder and no tags unless it says so', async () => {
    expect(await templateIn(await ada.create({ category: ' ', folder_id: 'none' }))).toMatchObject({
      ...{ category: 'General', folder_id: null, folder: null, tags: [] },
      ...{ description: null, is_favorite: false, parent_template_id: null },
    });
  });

  it('has no score when it is no email', async () => {
    const email_content = 'function add(a, b) {\n  return a + b;\n}\nconst x = add(1, 2);';
    expect(await templateIn(await ada.create({ email_content }))).toMatchObject({
      ...{ email_content, optimization_score: null },
    });
  });

  const a = (length: number) => 'a'.repeat(length);
  const fields: [string, (length: number) => unknown, number, number][] = [
    ['name', a, 1, lengths.templateName],
    ['subject_line', a, 1, lengths.templateSubject],
    ['email_content', a, lengths.templateContentMin, lengths.templateContent],
    ['category', a, 0, lengths.category],
    ['description', a, 0, lengths.templateDescription],
    [
      'tags',
      (count) => Array.from({ length: count }, (_, at) => `t${at}`),
      0,
      lengths.templateTags,
    ],
    ['tags', (length) => [a(length)], 1, lengths.tag],
    [
      'template_variables',
      (count) =>
        Array.from({ length: count }, (_, at) => ({
          name: `v${at}`,
          fallback: null,
          example: null,
        })),
      ...([0, lengths.templateVariables] as const),
    ],
    [
      'template_variables',
      (length) => [{ name: a(length), fallback: null, example: null }],
      ...([1, lengths.variableName] as const),
    ],
    [
      'template_variables',
      (length) => [{ name: 'x', fallback: a(length), example: a(length) }],
      ...([0, lengths.variableValue] as const),
    ],
  ];
  it.each(fields)('has a %s within its bounds', async (field, of, least, most) => {
    const sizes = [least - 1, least, least + 1, most - 1, most, most + 1].filter((n) => n >= 0);
    for (const size of sizes) {
      const response = await (await somebody()).create({ [field]: of(size) });
      if (size >= least && size <= most) await templateIn(response);
      else expect(Object.keys((await errorIn(response)).fields ?? {})[0]).toMatch(field);
    }
  });

  it.each([
    ['name', '<b>'],
    ['name', 'two\nlines'],
    ['name', null],
    ['subject_line', 'a\u0000b'],
    ['subject_line', '   '],
    ['email_content', '<p>  </p><p>short</p>'],
    ['email_content', 'Hi \u0000 Tom, is your checkout slow?'],
    ['email_content', 'Hi \ud800 Tom, is your checkout slow?'],
    ['tags', ['<i>']],
    ['tags', 'shops'],
    ['tags', [7]],
    ['folder_id', 'marketing'],
    ['library_template_id', '\u0000'],
    ['template_variables', [{ name: 'first name', fallback: null, example: null }]],
    ['template_variables', [{ name: 'x', fallback: '\ud800', example: null }]],
    ['stage', 'second'],
    ['is_favorite', 'yes'],
  ])('is refused at its field: %s %j', async (field, value) => {
    const before = await rowsOf(test.database.everything);
    const error = await errorIn(await ada.create({ [field]: value }));
    expect(error.code).toBe('validation_failed');
    expect(Object.keys(error.fields ?? {})[0]).toMatch(new RegExp(`^${field}(\\.|$)`));
    expect(await rowsOf(test.database.everything)).toEqual(before);
  });

  it('says in plain sentences what is wrong with nothing', async () => {
    const nothing = { tags: null, template_variables: null, is_favorite: null };
    expect((await errorIn(await ada.create(nothing))).fields).toEqual({
      tags: ['This must be a list.'],
      template_variables: ['This must be a list.'],
      is_favorite: ['This must be true or false.'],
    });
  });

  it.each(['user_id', 'usage_count', 'optimization_score', 'version', 'deleted_at', 'id'])(
    'is refused when it sets %s',
    async (field) => {
      expect((await ada.create({ [field]: 1 })).status).toBe(422);
    },
  );

  it('lies in no folder and stems from no template of somebody else', async () => {
    const theirs = { folder_id: await bo.addFolder(), parent: (await makeTemplate(bo.person)).id };
    const nobodys = randomUUID();
    const refused = async (body: object) => (await errorIn(await ada.create(body))).fields;
    expect(await refused({ folder_id: theirs.folder_id })).toEqual(
      await refused({ folder_id: nobodys }),
    );
    expect(await refused({ parent_template_id: theirs.parent })).toEqual(
      await refused({ parent_template_id: nobodys }),
    );
    expect(await refused({ folder_id: nobodys })).toEqual({
      folder_id: ['There is no such folder.'],
    });
  });

  it('is refused when there is no place left, and says of which plan', async () => {
    for (let made = 0; made < 10; made += 1) await makeTemplate(ada.person);
    const response = await ada.create();
    expect(response.status).toBe(429);
    expect(await errorIn(response)).toMatchObject({
      code: 'usage_limit_reached',
      message:
        "Usage Limit Reached: You've reached your Template Saving limit for Free. Upgrade to get more.",
    });
  });
});

describe('with a key', () => {
  it('the same template is made once, and told again as it was', async () => {
    const headers = { 'Idempotency-Key': randomUUID() };
    const first = await templateIn(await ada.create({}, headers));
    await ada.change(first.id, { is_favorite: true });
    expect(await templateIn(await ada.create({}, headers))).toEqual(first);
    expect((await bo.create({}, headers)).status).toBe(200);
    const { everything } = test.database;
    const rows = everything
      .selectFrom('email_templates')
      .select('id')
      .where('user_id', '=', ada.person.id);
    expect(await rows.execute()).toHaveLength(1);
  });

  it('another template is refused', async () => {
    const headers = { 'Idempotency-Key': randomUUID() };
    await ada.create({}, headers);
    const response = await ada.create({ name: 'Another' }, headers);
    expect(response.status).toBe(422);
    expect((await errorIn(response)).code).toBe('idempotency_key_reused');
  });

  it('what was refused may be tried again', async () => {
    const headers = { 'Idempotency-Key': randomUUID() };
    for (let made = 0; made < 10; made += 1) await makeTemplate(ada.person);
    expect((await ada.create({}, headers)).status).toBe(429);
    const { everything } = test.database;
    await everything.deleteFrom('email_templates').where('user_id', '=', ada.person.id).execute();
    await templateIn(await ada.create({}, headers));
  });

  it('ten calls at once make one', async () => {
    const headers = { 'Idempotency-Key': randomUUID() };
    const made = await Promise.all(Array.from({ length: 10 }, () => ada.create({}, headers)));
    const ids = await Promise.all(made.map(async (response) => (await templateIn(response)).id));
    expect(new Set(ids).size).toBe(1);
  });

  it('is no key unless it is a uuid', async () => {
    expect((await ada.create({}, { 'Idempotency-Key': 'again' })).status).toBe(422);
  });
});
