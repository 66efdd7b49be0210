import { CreateEmailTemplateRequest } from '@replysmith/contract';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { act, addWorkflow } from '../../testing/rows/add-workflow.ts';
import type { Person } from '../../testing/person.ts';
import { savedTemplates } from '../../testing/rows/saved-templates.ts';
import { newTemplate } from '../../testing/rows/templates-of.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';
import { createTemplate } from '../templates/service.ts';
import { listWorkflowExecutions } from './executions.ts';
import { deleteWorkflowRule, listWorkflowRules } from './rules.ts';
import { runDueWorkflows } from './run-due.ts';

const day = 86_400_000;

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
  test.clock.now = new Date('2030-05-15T06:30:00.000Z');
});
afterEach(() => test.close());

const at9 = { type: 'schedule', hour: 9, weekday: null } as const;
const weak = { type: 'low_performance', max_score: 30, idle_days: 90 } as const;
const due = () => runDueWorkflows(test.services, 'system');
const saved = ({ id }: Person) => savedTemplates(test.database.everything, id);
const log = async ({ ctx }: Person) => (await listWorkflowExecutions(ctx)).items;
const nextOf = async ({ ctx }: Person, id: string) =>
  (await listWorkflowRules(ctx)).items.find((rule) => rule.id === id)?.next_run_at;

async function write({ ctx }: Person, changes: object = {}, score: number | null = 20) {
  const { id } = await createTemplate(
    ctx,
    CreateEmailTemplateRequest.parse({ ...newTemplate, ...changes }),
  );
  await test.database.everything
    .updateTable('email_templates')
    .set({ optimization_score: score, ...(score === null && { score_version: null }) })
    .where('id', '=', id)
    .execute();
  return id;
}

it('runs a schedule at its hour, once, and says when it is next', async () => {
  const person = await test.createPerson();
  await write(person);
  const { id } = await addWorkflow(person, { trigger: at9, actions: [act.notify('Nine.')] });
  await due();
  expect(await log(person)).toHaveLength(0);
  test.clock.now = new Date('2030-05-15T09:00:01.000Z');
  await due();
  await due();
  expect(await log(person)).toMatchObject([{ trigger: 'schedule', status: 'success' }]);
  expect(await nextOf(person, id)).toBe('2030-05-16T09:00:00.000Z');
});

it('leaves alone what is deleted, however long ago, and rests what can no longer be read', async () => {
  const person = await test.createPerson();
  await write(person);
  for (let rule = 0; rule < 2; rule += 1) {
    const { id } = await addWorkflow(person, { trigger: at9, actions: [act.notify('Nine.')] });
    await deleteWorkflowRule(person.ctx, id);
    if (rule === 0) continue;
    await test.database.everything
      .updateTable('workflow_rules')
      .set({ deleted_at: new Date('2020-01-01T00:00:00.000Z') })
      .where('id', '=', id)
      .execute();
  }
  const unreadable = await addWorkflow(person, { trigger: at9, actions: [act.star] });
  await test.database.everything
    .updateTable('workflow_rules')
    .set({ conditions: '{"moon": true}' })
    .where('id', '=', unreadable.id)
    .execute();
  test.clock.now = new Date(test.clock.now.getTime() + day);
  expect(await due()).toEqual({ due: 1, failed: 0 });
  expect(await due()).toEqual({ due: 0, failed: 0 });
  const error = 'This workflow can no longer be read. Delete it and create it again.';
  expect(await log(person)).toMatchObject([{ status: 'failed', error }]);
});

it('makes up once for all that was missed, however many servers come back at once', async () => {
  const people = [await test.createPerson(), await test.createPerson()];
  for (const person of people) {
    await write(person);
    await addWorkflow(person, { trigger: at9, actions: [act.notify('Nine.')] });
  }
  test.clock.now = new Date(test.clock.now.getTime() + 5 * day);
  await Promise.all([due(), due(), due()]);
  for (const person of people) expect(await log(person)).toHaveLength(1);
});

it('puts nothing away that is used, scores more or was never judged, and each template once', async () => {
  const person = await test.createPerson();
  await addWorkflow(person, { trigger: weak, actions: [act.archive, act.notify('Put away.')] });
  const idle = await write(person, { name: 'Idle' });
  await write(person, { name: 'Good' }, 31);
  await write(person, { name: 'Unjudged' }, null);
  const used = await write(person, { name: 'Used' });
  test.clock.now = new Date(test.clock.now.getTime() + 91 * day);
  await test.database.everything
    .updateTable('email_templates')
    .set({ last_used_at: test.clock.now })
    .where('id', '=', used)
    .execute();
  await write(person, { name: 'Young' });
  for (let hour = 1; hour <= 3; hour += 1) {
    await due();
    test.clock.now = new Date(test.clock.now.getTime() + 3_600_000);
  }
  const archived = (await saved(person)).filter(({ folder }) => folder === 'Archive');
  expect(archived.map(({ name }) => name)).toEqual(['Idle']);
  expect(await log(person)).toMatchObject([
    { trigger: 'low_performance', result: { templates: { examples: [{ id: idle }] } } },
  ]);
});

it('tries once a day what fails, not every hour', async () => {
  const person = await test.createPerson();
  for (let made = 0; made < 10; made += 1) await write(person);
  await addWorkflow(person, { trigger: weak, actions: [act.copy] });
  test.clock.now = new Date(test.clock.now.getTime() + 91 * day);
  for (let hour = 0; hour < 24; hour += 1) {
    await due();
    test.clock.now = new Date(test.clock.now.getTime() + 3_600_000);
  }
  const error = 'There is no slot left for 10 of the copies. Nothing was changed.';
  expect(await log(person)).toMatchObject([{ status: 'failed', error }]);
  await due();
  expect(await log(person)).toHaveLength(2);
  expect(await saved(person)).toHaveLength(10);
});

it('lets copies made on a schedule make no copies', async () => {
  const person = await test.createPerson();
  await write(person);
  for (let rule = 0; rule < 2; rule += 1) {
    await addWorkflow(person, { trigger: at9, actions: [act.copy] });
  }
  for (let run = 0; run < 4; run += 1) {
    test.clock.now = new Date(test.clock.now.getTime() + day);
    await due();
  }
  expect(await saved(person)).toHaveLength(3);
});

it('keeps what it did together with when it is due next, and goes on with everybody else', async () => {
  const [unlucky, lucky] = [await test.createPerson(), await test.createPerson()];
  const { everything } = test.database;
  const rules: string[] = [];
  for (const person of [unlucky, lucky]) {
    await write(person);
    rules.push((await addWorkflow(person, { trigger: at9, actions: [act.star] })).id);
  }
  const [broken = '', whole = ''] = rules;
  const dueAt = await nextOf(unlucky, broken);
  await sql`
    CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF NEW.next_run_at IS DISTINCT FROM OLD.next_run_at THEN RAISE EXCEPTION 'died'; END IF;
      RETURN NEW;
    END $$
  `.execute(everything);
  await sql`
    CREATE TRIGGER refuse BEFORE UPDATE ON workflow_rules
      FOR EACH ROW WHEN (OLD.id = ${sql.lit(broken)}) EXECUTE FUNCTION refuse()
  `.execute(everything);
  test.clock.now = new Date('2030-05-15T09:00:00.000Z');
  expect(await due()).toEqual({ due: 2, failed: 1 });
  expect([await nextOf(unlucky, broken), await log(unlucky)]).toEqual([dueAt, []]);
  expect((await saved(unlucky)).map(({ is_favorite }) => is_favorite)).toEqual([false]);
  expect(await nextOf(lucky, whole)).toBe('2030-05-16T09:00:00.000Z');
  expect((await saved(lucky)).map(({ is_favorite }) => is_favorite)).toEqual([true]);
});

it('runs nothing for somebody who is neither the system nor an admin', async () => {
  const person = await test.createPerson();
  await expect(runDueWorkflows(test.services, person.ctx)).rejects.toMatchObject({
    code: 'not_found',
  });
});
