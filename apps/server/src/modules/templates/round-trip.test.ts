import {
  byteOrderMark,
  defaultCategory,
  ImportTemplatesRequest,
  readTemplateBlocks,
  templateRecord,
  unguardCell,
  type ExportedTemplate,
  type TemplateFormat,
} from '@replysmith/contract';
import fc from 'fast-check';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../testing/person.ts';
import { setPlan } from '../../testing/rows/set-plan.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';
import { importTemplates } from './import.ts';
import { exportTemplates } from './export.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
  test.clock.now = new Date('2030-01-01T00:00:00Z');
});
afterAll(() => test.close());

/** Reads each kind of file as an import in the browser does. */
const readers: Readonly<Record<TemplateFormat, (file: string) => unknown[]>> = {
  json: (file) => (JSON.parse(file) as unknown[]).map((one) => templateRecord(one as object)),
  csv: (file) => {
    const [headings = [], ...rows] = Papa.parse<string[]>(file.replace(byteOrderMark, ''), {
      skipEmptyLines: 'greedy',
    }).data;
    return rows.map((cells) =>
      templateRecord(
        Object.fromEntries(headings.map((one, index) => [one, unguardCell(cells[index] ?? '')])),
      ),
    );
  },
  text: (file) => readTemplateBlocks(file).map(templateRecord),
};

async function somebody(): Promise<Person> {
  const person = await test.createPerson();
  await setPlan(test.database.everything, person.id, 'Pro');
  return person;
}

async function put(person: Person, rows: unknown[]) {
  const request = ImportTemplatesRequest.parse({ rows, skip_duplicates: false });
  const { verdicts } = await importTemplates(person.ctx, request, null);
  expect(verdicts.filter(({ status }) => status !== 'imported')).toEqual([]);
}

async function exported(person: Person, format: TemplateFormat): Promise<string> {
  const filter = { view: 'saved' as const, tag: [] };
  const { pieces } = await exportTemplates(person.ctx, { format, of: { filter } });
  return textOf(pieces);
}

async function textOf(pieces: AsyncGenerator<string>): Promise<string> {
  let text = '';
  for await (const one of pieces) text += one;
  return text;
}

const inOrder = (templates: readonly ExportedTemplate[]) =>
  templates.map((template) => JSON.stringify(template)).sort();

/**
 * Everything that may be stored: formulas, quotes, separators, line ends, other scripts, HTML,
 * emoji.
 */
const piece = fc.constantFrom(
  ...[
    '=1+1',
    "'",
    '"',
    ',',
    ';',
    '|',
    '---',
    '\\---',
    '@',
    '+',
    '-',
    '[',
    ']',
    '{{company}}',
    ': ',
  ],
  ...[
    'Hi',
    ' ',
    'naïve',
    '日本',
    'مرحبا',
    '😀',
    '&amp;',
    'Subject: x',
    'null',
    '#',
    '%',
    '\u00A0',
    '\u2028',
  ],
);
const line = fc.array(piece, { minLength: 1, maxLength: 6 }).map((pieces) => pieces.join(''));
const label = (longest: number) =>
  line.map((text) => text.slice(0, longest).toWellFormed().replace('\uFFFD', '').trim() || 'x');
const lines = fc
  .array(fc.oneof(line, fc.constantFrom('', '---', '\\---', '<p>', '\tx', '-- ')), { minLength: 1 })
  .chain((all) => fc.constantFrom('\n', '\r\n', '\n\n').map((end) => all.join(end)));
const content = fc
  .tuple(fc.constantFrom('', '=', "'=", '\t', '\n', '-'), lines)
  .map(([start, text]) => `${start}${text} Is this long enough?`);

const template = fc.record({
  name: label(100),
  subject_line: label(200),
  email_content: fc.tuple(content, fc.constantFrom('', '\n', ' ', '\r\n')).map(([a, b]) => a + b),
  category: label(50).map((category) => category || defaultCategory),
  folder: fc.option(fc.constantFrom({ name: 'Shops', color: '#B8741A' }, { name: '=x, y' })),
  tags: fc.uniqueArray(label(30), { maxLength: 5, selector: (tag) => tag.toLowerCase() }),
  description: fc.option(lines.map((text) => text.slice(0, 400).toWellFormed())),
  template_variables: fc.uniqueArray(
    fc.record({
      name: fc.constantFrom('company', 'city', 'x_1'),
      fallback: fc.option(lines.map((text) => text.slice(0, 400).toWellFormed())),
      example: fc.option(label(30)),
    }),
    { maxLength: 3, selector: ({ name }) => name },
  ),
  stage: fc.constantFrom('first', 'follow_up', null),
  is_favorite: fc.boolean(),
  usage_count: fc.nat(1_000_000_000),
  created_at: fc
    .date({ min: new Date('2000-01-01'), max: new Date('2029-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString()),
});

describe.each(['json', 'csv', 'text'] as const)('an export as %s', (format) => {
  it('brings everything back into another account', async () => {
    const rows = fc.sample(fc.array(template, { minLength: 8, maxLength: 20 }), {
      numRuns: 12,
      seed: 20_300_101,
    });
    for (const some of rows) {
      const [one, other] = [await somebody(), await somebody()];
      await put(one, some);
      await put(other, readers[format](await exported(one, format)));
      const before = JSON.parse(await exported(one, 'json')) as ExportedTemplate[];
      const after = JSON.parse(await exported(other, 'json')) as ExportedTemplate[];
      expect(inOrder(after)).toEqual(inOrder(before));
    }
  }, 60_000);
});

describe('exportTemplates', () => {
  const row = (name: string) => ({
    ...{ name, subject_line: 'About stock', email_content: 'Hi Ana, is it counted by hand?' },
  });

  it('gives the named ones in their order, once each, and nobody else’s', async () => {
    const [ada, eve] = [await somebody(), await somebody()];
    await put(ada, [row('One'), row('Two')]);
    await put(eve, [row('Hers')]);
    const ids = async (person: Person) =>
      test.database.everything
        .selectFrom('email_templates')
        .select('id')
        .where('user_id', '=', person.id)
        .orderBy('name')
        .execute();
    const [one, two] = await ids(ada);
    const [hers] = await ids(eve);
    const requestedIds = [two?.id ?? '', one?.id ?? '', two?.id ?? '', hers?.id ?? ''];
    const { name, pieces } = await exportTemplates(ada.ctx, {
      format: 'text',
      of: { ids: requestedIds },
    });
    const file = await textOf(pieces);
    expect(readTemplateBlocks(file).map((block) => block.name)).toEqual(['Two', 'One']);
    expect(name).toBe('replysmith-templates-2030-01-01.txt');
    const single = { format: 'csv' as const, of: { ids: [one?.id ?? ''] } };
    expect((await exportTemplates(ada.ctx, single)).name).toBe('One.csv');
    await expect(exportTemplates(eve.ctx, single)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('gives what a filter shows, however many', async () => {
    const ada = await somebody();
    const many = Array.from({ length: 450 }, (_, one) => ({
      ...row(`Row ${one}`),
      tags: one % 3 === 0 ? ['third'] : [],
    }));
    for (let from = 0; from < many.length; from += 100)
      await put(ada, many.slice(from, from + 100));
    const filter = { view: 'saved' as const, tag: ['third'] };
    const { pieces } = await exportTemplates(ada.ctx, { format: 'json', of: { filter } });
    const file = JSON.parse(await textOf(pieces)) as ExportedTemplate[];
    expect(new Set(file.map(({ name }) => name)).size).toBe(150);
    expect(file).toHaveLength(150);
  });

  it('is a file of its format even when there is nothing in it', async () => {
    const nobody = await somebody();
    expect(JSON.parse(await exported(nobody, 'json'))).toEqual([]);
    expect(await exported(nobody, 'csv')).toMatch(/^\uFEFFname,subject_line,.*created_at\r\n$/);
    expect(await exported(nobody, 'text')).toBe('');
  });
});
