import { CreateEmailTemplateRequest, type EmailTemplate } from '@replysmith/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { act, addWorkflow } from '../../testing/rows/add-workflow.ts';
import type { Person } from '../../testing/person.ts';
import { savedTemplates } from '../../testing/rows/saved-templates.ts';
import { newTemplate } from '../../testing/rows/templates-of.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';
import { createTemplate } from '../templates/service.ts';
import { withTemplates } from '../templates/template-rows.ts';
import { listWorkflowExecutions } from './executions.ts';
import { listWorkflowRules } from './rules.ts';
import { triggerWorkflows } from './run.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const creation = { type: 'template_create' } as const;
const write = ({ ctx }: Person, changes: object = {}): Promise<EmailTemplate> =>
  createTemplate(ctx, CreateEmailTemplateRequest.parse({ ...newTemplate, ...changes }));
const saved = ({ id }: Person) => savedTemplates(test.database.everything, id);
const log = async ({ ctx }: Person) => (await listWorkflowExecutions(ctx)).items;

/** Sets the number of uses, and then uses the template once more. */
async function use({ ctx, id: user_id }: Person, id: string, usage_count: number, score = 90) {
  const { everything } = test.database;
  await everything
    .updateTable('email_templates')
    .set({ usage_count, optimization_score: score })
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .execute();
  await withTemplates(ctx, (tx) => triggerWorkflows(ctx, tx, { type: 'high_usage', ids: [id] }));
}

describe('a workflow that waits for new templates', () => {
  it('does all that it says, in its order, and writes it down', async () => {
    const person = await test.createPerson();
    const actions = [act.tag('new'), act.move('Inbox'), act.star, act.notify('A template came.')];
    const rule = await addWorkflow(person, { trigger: creation, actions });
    const made = await write(person, { tags: ['shop'] });
    expect(made).toMatchObject({ tags: ['shop', 'new'], folder: { name: 'Inbox' } });
    expect(made.is_favorite).toBe(true);
    expect(await log(person)).toMatchObject([
      {
        ...{ rule_id: rule.id, rule_name: rule.name, trigger: 'template_create' },
        ...{ status: 'success', error: null },
        result: {
          templates: { count: 1, examples: [{ id: made.id, name: made.name }] },
          actions: [
            { type: 'tag', changed: 1 },
            { type: 'move', changed: 1 },
            { type: 'favorite', changed: 1 },
            { type: 'notify', changed: 0 },
          ],
          messages: ['A template came.'],
        },
      },
    ]);
    const now = (await listWorkflowRules(person.ctx)).items.find(({ id }) => id === rule.id);
    expect(now).toMatchObject({ execution_count: 1 });
    expect(now?.last_triggered).not.toBeNull();
  });

  it.each([
    ['another category', { category: 'Sales Pitch' }],
    ['another tag', { tag: 'vip' }],
    ['a star', { is_favorite: true }],
    ['another name', { name_contains: '100%' }],
    ['a folder', { folder_id: '00000000-0000-4000-8000-000000000000' }],
    ['more uses', { min_usage_count: 1 }],
    ['an older one', { idle_days: 1 }],
  ])('leaves alone what has not what it asks for: %s', async (_what, conditions) => {
    const person = await test.createPerson();
    const rule = await addWorkflow(person, { trigger: creation, actions: [act.tag('new')] });
    await test.database.everything
      .updateTable('workflow_rules')
      .set({ conditions: JSON.stringify(conditions) })
      .where('id', '=', rule.id)
      .execute();
    expect((await write(person)).tags).toEqual([]);
    expect(await log(person)).toEqual([]);
  });

  it('finds a tag and a part of a name whatever their case, signs taken as they are', async () => {
    const person = await test.createPerson();
    const conditions = { tag: 'VIP', name_contains: 'ÉTÉ_%', folder_id: null, max_score: 100 };
    await addWorkflow(person, { trigger: creation, conditions, actions: [act.star] });
    const hit = await write(person, { name: 'Offre d’été_%', tags: ['vip'] });
    const miss = await write(person, { name: 'Offre d’été 10 %', tags: ['vip'] });
    expect([hit.is_favorite, miss.is_favorite]).toEqual([true, false]);
  });

  it('is not set off while it rests, nor by what somebody else makes', async () => {
    const [person, other] = [await test.createPerson(), await test.createPerson()];
    await addWorkflow(person, { trigger: creation, actions: [act.star], is_active: false });
    await addWorkflow(other, { trigger: creation, actions: [act.star] });
    expect((await write(person)).is_favorite).toBe(false);
    expect([await log(person), await log(other)]).toEqual([[], []]);
  });

  it('is never set off by a workflow: copies make no copies, tags set off no tagging', async () => {
    const person = await test.createPerson();
    for (const actions of [[act.copy], [act.copy, act.tag('a')], [act.tag('b'), act.copy]]) {
      await addWorkflow(person, { trigger: creation, actions });
    }
    await write(person);
    expect((await saved(person)).map(({ name }) => name)).toEqual([
      ...Array<string>(3).fill('Copy of Slow checkout'),
      'Slow checkout',
    ]);
    expect(await log(person)).toHaveLength(3);
    await write(person, { name: 'Another' });
    expect(await saved(person)).toHaveLength(8);
    expect(await log(person)).toHaveLength(6);
  });

  it('copies nothing, and tags nothing either, where one copy finds no place', async () => {
    const person = await test.createPerson();
    for (let made = 0; made < 9; made += 1) await write(person);
    await addWorkflow(person, { trigger: creation, actions: [act.tag('tenth'), act.copy] });
    await addWorkflow(person, { trigger: creation, actions: [act.star] });
    const tenth = await write(person, { name: 'The tenth' });
    expect(tenth).toMatchObject({ tags: [], version: 1, is_favorite: true });
    expect(await saved(person)).toHaveLength(10);
    const runs = (await log(person)).toSorted((a, b) => a.status.localeCompare(b.status));
    expect(runs).toMatchObject([
      {
        status: 'failed',
        result: null,
        error: 'There is no slot left for a copy of “The tenth”. Nothing was changed.',
      },
      { status: 'success' },
    ]);
  });

  it('says which template has no room for another tag', async () => {
    const person = await test.createPerson();
    await addWorkflow(person, { trigger: creation, actions: [act.star, act.tag('one more')] });
    const tags = Array.from({ length: 20 }, (_, index) => `tag ${index}`);
    expect(await write(person, { tags })).toMatchObject({ tags, is_favorite: false });
    const error = '“Slow checkout”: Too many tags (maximum 20). Nothing was changed.';
    expect(await log(person)).toMatchObject([{ status: 'failed', error }]);
  });

  it('stops nothing when it breaks: the template is there, the reason in the log', async () => {
    const broken = await createTestApp();
    const person = await broken.createPerson();
    await addWorkflow(person, { trigger: creation, actions: [act.tag('a'), act.star] });
    await sql`
      CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'no stars today'; END $$;
    `.execute(broken.database.everything);
    await sql`
      CREATE TRIGGER refuse BEFORE UPDATE OF is_favorite ON email_templates
        FOR EACH ROW EXECUTE FUNCTION refuse()
    `.execute(broken.database.everything);
    expect(await write(person)).toMatchObject({ tags: [], is_favorite: false });
    const error = 'Something went wrong on our side. Nothing was changed.';
    expect(await log(person)).toMatchObject([{ status: 'failed', error }]);
    await broken.close();
  });

  it('goes to rest, and says so once, where it can no longer be read', async () => {
    const person = await test.createPerson();
    const { id } = await addWorkflow(person, { trigger: creation, actions: [act.star] });
    await addWorkflow(person, { trigger: creation, actions: [act.tag('new')] });
    await test.database.everything
      .updateTable('workflow_rules')
      .set({ actions: '[{"type": "fly"}]' })
      .where('id', '=', id)
      .execute();
    for (let made = 0; made < 2; made += 1) {
      expect(await write(person)).toMatchObject({ is_favorite: false, tags: ['new'] });
    }
    const error = 'This workflow can no longer be read. Delete it and create it again.';
    const failed = (await log(person)).filter(({ status }) => status === 'failed');
    expect(failed).toMatchObject([{ rule_id: id, result: null, error }]);
  });

  it('stays readable in the log where what it did is not', async () => {
    const person = await test.createPerson();
    await addWorkflow(person, { trigger: creation, actions: [act.star] });
    await write(person);
    await test.database.everything
      .updateTable('workflow_executions')
      .set({ result: '{"flown": 3}' })
      .where('user_id', '=', person.id)
      .execute();
    const error = 'What this run did can no longer be read.';
    expect(await log(person)).toMatchObject([{ status: 'success', result: null, error }]);
  });

  it('keeps the newest hundred runs', async () => {
    const person = await test.createPerson();
    await addWorkflow(person, { trigger: creation, actions: [act.notify('One more.')] });
    const { ctx } = person;
    const { id } = await write(person);
    const again = () =>
      withTemplates(ctx, (tx) => triggerWorkflows(ctx, tx, { type: 'template_create', ids: [id] }));
    const [first] = await log(person);
    for (let run = 0; run < 100; run += 1) await again();
    const runs = await log(person);
    expect(runs).toHaveLength(100);
    expect(runs.some((run) => run.id === first?.id)).toBe(false);
  });
});

describe('a workflow that waits for much use', () => {
  const often = { type: 'high_usage', usage_count: 3, min_score: 80 } as const;

  it('acts once, and again only after it was no longer so', async () => {
    const person = await test.createPerson();
    await addWorkflow(person, { trigger: often, actions: [act.notify('Three times.')] });
    const { id } = await write(person);
    const runs: number[] = [];
    for (const [count, score] of [
      [2, 90],
      [3, 90],
      [4, 90],
      [5, 79],
      [6, 90],
      [7, 90],
    ] as const) {
      await use(person, id, count, score);
      runs.push((await log(person)).length);
    }
    expect(runs).toEqual([0, 1, 1, 1, 2, 2]);
  });

  it('tries again at the next use what it could not do', async () => {
    const person = await test.createPerson();
    await addWorkflow(person, { trigger: often, actions: [act.copy] });
    const { id } = await write(person);
    for (let made = 1; made < 10; made += 1) await write(person);
    await use(person, id, 3);
    await test.database.everything
      .deleteFrom('email_templates')
      .where('user_id', '=', person.id)
      .where('id', '<>', id)
      .execute();
    await use(person, id, 4);
    await use(person, id, 5);
    expect((await log(person)).map(({ status }) => status)).toEqual(['success', 'failed']);
    expect(await saved(person)).toHaveLength(2);
  });
});
