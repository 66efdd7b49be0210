import { ruleNames } from '@replysmith/coach';
import { pages, TipCategory } from '@replysmith/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/running/test-database.ts';
import { fill } from './make-tip.ts';
import { isRecord } from './conditions.ts';
import { areas } from './facts/areas.ts';
import { factNamed, factSheet } from './facts/person-facts.ts';
import { anyFacts } from './testing/any-facts.ts';

let database: TestDatabase;
let templates: Awaited<ReturnType<typeof readCatalogue>>;
const readCatalogue = () =>
  database.everything.selectFrom('tip_templates').selectAll().orderBy('key').execute();

beforeAll(async () => {
  database = await createTestDatabase();
  templates = await readCatalogue();
});
afterAll(() => database.drop());

const textsOf = ({
  title_template,
  description_template,
  action_template,
}: (typeof templates)[0]) => [title_template, description_template, action_template ?? ''];

it('has at least forty templates, some of every category', () => {
  expect(templates.length).toBeGreaterThanOrEqual(40);
  for (const category of TipCategory.options) {
    expect(templates.filter((row) => row.category === category).length).toBeGreaterThanOrEqual(5);
  }
});

it('names only facts that there are, and compares them by operators that there are', () => {
  const operators = ['lt', 'lte', 'gt', 'gte', 'eq', 'ne'];
  for (const { key, target_conditions, variables } of templates) {
    const conditions: unknown = target_conditions;
    if (!isRecord(conditions)) throw new Error(key);
    expect(Object.keys(conditions).length, key).toBeGreaterThan(0);
    for (const name of [...Object.keys(conditions), ...variables]) {
      expect(Object.keys(factSheet), key).toContain(name);
    }
    for (const condition of Object.values(conditions).filter(isRecord)) {
      for (const operator of Object.keys(condition)) expect(operators, key).toContain(operator);
    }
  }
});

it('lists the variables of a template as its texts name them', () => {
  const row = templates.find(({ key }) => key === 'most-used-template');
  expect(row?.variables).toEqual([
    'mostUsedCount',
    'mostUsedId',
    'mostUsedScore',
    'mostUsedTemplate',
  ]);
});

it.each([1, 4])('reads well with %i of everything', (figure) => {
  const facts = anyFacts(figure);
  for (const row of templates) {
    for (const text of textsOf(row)) {
      const filled = fill(text, (name) => factNamed(facts, name));
      expect(filled, row.key).not.toMatch(/[{}|[\]]| {2}| [.,:]/u);
      if (figure === 1) expect(filled, row.key).not.toMatch(/\b1 [a-z]+s\b|^One [a-z]+s\b(?! of)/u);
    }
  }
});

it('leads to pages that there are', () => {
  const known: readonly string[] = Object.values(pages).filter((page) => typeof page === 'string');
  for (const { key, action_path } of templates) {
    const [path = ''] = (action_path ?? '').split('?');
    const isKnown =
      known.includes(path) || /^\/dashboard\/(templates|settings)\/[^/]+$/u.test(path);
    expect(isKnown, key).toBe(true);
  }
});

it('calls what costs points by the names that the coach has for it', () => {
  const named = templates.flatMap(({ action_path }) => {
    const area = new URLSearchParams(action_path?.split('?')[1]).get('area');
    return area !== null && !area.includes('{{') ? [area] : [];
  });
  expect(named.length).toBeGreaterThan(20);
  for (const name of [...named, ...Object.values(areas)]) expect(ruleNames).toContain(name);
});
