import { randomUUID } from 'node:crypto';
import {
  CreateEmailTemplateRequest,
  lengths,
  PreviewWorkflowRequest,
  type WorkflowConditions,
} from '@replysmith/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { act, addWorkflow } from '../../testing/rows/add-workflow.ts';
import type { Person } from '../../testing/person.ts';
import { savedTemplates } from '../../testing/rows/saved-templates.ts';
import { newTemplate } from '../../testing/rows/templates-of.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';
import { createTemplate } from '../templates/service.ts';
import { withTemplates } from '../templates/template-rows.ts';
import { getWorkflowInsights, listWorkflowExecutions } from './executions.ts';
import { deleteWorkflowRule, restoreWorkflowRule, updateWorkflowRule } from './rules.ts';
import { previewWorkflow } from './preview.ts';
import { runRule, runWorkflow } from './run.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const daily = { type: 'schedule', hour: 6, weekday: null } as const;
const write = ({ ctx }: Person, changes: object = {}) =>
  createTemplate(ctx, CreateEmailTemplateRequest.parse({ ...newTemplate, ...changes }));
const saved = ({ id }: Person) => savedTemplates(test.database.everything, id);
const run = ({ ctx }: Person, { id: rule_id }: { id: string }) => runWorkflow(ctx, { rule_id });
const byId = <Row extends { id: string }>(rows: readonly Row[]) =>
  rows.toSorted((a, b) => a.id.localeCompare(b.id));

it('runs one that rests, on everything that it fits and nothing else', async () => {
  const [person, other] = [await test.createPerson(), await test.createPerson()];
  await write(person, { name: 'One', tags: ['old'] });
  await write(person, { name: 'Two' });
  await write(other, { name: 'Foreign', tags: ['old'] });
  const conditions = { tag: 'old' };
  const rule = await addWorkflow(person, {
    ...{ trigger: daily, conditions, actions: [act.archive], is_active: false },
  });
  expect(await run(person, rule)).toMatchObject({
    ...{ trigger: 'manual', status: 'success' },
    result: { templates: { count: 1, examples: [{ name: 'One' }] } },
  });
  const places = async (who: Person) => (await saved(who)).map(({ folder }) => folder);
  expect(await places(person)).toEqual(['Archive', null]);
  expect(await places(other)).toEqual([null]);
});

it('changes nothing more when it is run again, copies included, and says so', async () => {
  const person = await test.createPerson();
  await write(person);
  const actions = [act.tag('seen'), act.move('Seen'), act.star, act.copy];
  const rules = [
    await addWorkflow(person, { trigger: daily, actions }),
    await addWorkflow(person, { trigger: daily, actions: [act.copy] }),
  ];
  for (const rule of rules) await run(person, rule);
  const before = await saved(person);
  expect(before).toHaveLength(3);
  for (const rule of [...rules, ...rules]) {
    const { result } = await run(person, rule);
    const copies = result?.actions.find(({ type }) => type === 'duplicate');
    expect(copies?.changed).toBe(0);
  }
  expect(await saved(person)).toHaveLength(3);
});

it('does what the preview says', async () => {
  const person = await test.createPerson();
  await write(person, { name: 'Tagged', tags: ['Seen'] });
  await write(person, { name: 'Starred', is_favorite: true });
  await write(person, { name: 'Plain', category: 'Networking' });
  const actions = [act.tag('seen'), act.star, act.move('ARCHIVE'), act.copy, act.notify('Done.')];
  const conditions: WorkflowConditions[] = [{}, { is_favorite: false }, { category: 'Networking' }];
  for (const condition of conditions) {
    const request = { name: 'A rule', trigger: daily, conditions: condition, actions };
    const before = await saved(person);
    const preview = await previewWorkflow(person.ctx, PreviewWorkflowRequest.parse(request));
    expect(await saved(person)).toEqual(before);
    const rule = await addWorkflow(person, request);
    const { result } = await run(person, rule);
    expect(result?.templates).toEqual(preview.templates);
    expect(result?.actions.map(({ changed }) => changed)).toEqual(
      preview.actions.map(({ changes }) => changes),
    );
  }
});

it('writes down a run that found nothing, since it was asked for', async () => {
  const person = await test.createPerson();
  const rule = await addWorkflow(person, { trigger: daily, actions: [act.notify('Look.')] });
  expect(await run(person, rule)).toMatchObject({
    ...{ status: 'success', result: { templates: { count: 0 }, messages: [] } },
  });
});

it("answers somebody else's like one that does not exist", async () => {
  const [person, other] = [await test.createPerson(), await test.createPerson()];
  const rule = await addWorkflow(other, { trigger: daily, actions: [act.archive] });
  for (const id of [rule.id, randomUUID()]) {
    await expect(run(person, { id })).rejects.toMatchObject({ message: 'Workflow not found' });
  }
});

it('stays in the log under its name once it is deleted', async () => {
  const person = await test.createPerson();
  const rule = await addWorkflow(person, { trigger: daily, actions: [act.archive] });
  await run(person, rule);
  await deleteWorkflowRule(person.ctx, rule.id);
  const { items } = await listWorkflowExecutions(person.ctx);
  expect(items).toMatchObject([{ rule_id: rule.id, rule_name: 'A rule' }]);
  await test.database.everything.deleteFrom('workflow_rules').where('id', '=', rule.id).execute();
  const executions = (await listWorkflowExecutions(person.ctx)).items;
  expect(executions).toMatchObject([{ rule_id: null, rule_name: 'A rule' }]);
});

it('counts in its preview no copy that it made already, and tells what would fail', async () => {
  const person = await test.createPerson();
  await write(person);
  const copying = { name: 'A rule', trigger: daily, actions: [act.star, act.copy] };
  const rule = await addWorkflow(person, copying);
  await run(person, rule);
  const look = (changes: object) =>
    previewWorkflow(person.ctx, PreviewWorkflowRequest.parse({ ...copying, ...changes }));
  const none = { type: 'duplicate', changes: 0 };
  expect((await look({ rule_id: rule.id })).actions).toContainEqual(none);
  expect((await look({})).actions).toContainEqual({ type: 'duplicate', changes: 1 });
  while ((await saved(person)).length < 9) await write(person);
  const before = await saved(person);
  expect(await look({})).toMatchObject({
    ...{ templates: { count: 9 }, tried: 9, actions: [] },
    error: 'There is no slot left for 7 of the copies.',
  });
  const tags = Array.from({ length: 20 }, (_, index) => `tag ${index}`);
  await write(person, { name: 'Full', tags });
  const full = await look({
    conditions: { tag: 'tag 1' },
    actions: [act.move('New'), act.tag('x')],
  });
  expect(full.error).toBe('“Full”: Too many tags (maximum 20).');
  const after = (await saved(person)).filter(({ name }) => name !== 'Full');
  expect(byId(after)).toEqual(byId(before));
  const { everything } = test.database;
  const folders = everything.selectFrom('template_folders').select('id');
  expect(await folders.where('user_id', '=', person.id).execute()).toEqual([]);
  expect((await listWorkflowExecutions(person.ctx)).items).toHaveLength(1);
});

it('copies nothing anew once its deletion is undone, nor do others when it is gone for good', async () => {
  const person = await test.createPerson();
  await write(person);
  const rule = await addWorkflow(person, { trigger: daily, actions: [act.copy] });
  await run(person, rule);
  await deleteWorkflowRule(person.ctx, rule.id);
  await expect(run(person, rule)).rejects.toMatchObject({ code: 'workflow_not_found' });
  await restoreWorkflowRule(person.ctx, { rule_id: rule.id });
  await run(person, rule);
  expect(await saved(person)).toHaveLength(2);
  await test.database.everything.deleteFrom('workflow_rules').where('id', '=', rule.id).execute();
  await run(person, await addWorkflow(person, { trigger: daily, actions: [act.copy] }));
  const copies = (await saved(person)).filter(({ name }) => name.startsWith('Copy of'));
  expect(copies.map(({ name }) => name)).toEqual(Array(2).fill('Copy of Slow checkout'));
});

it('refuses more templates than a run takes; one about a state takes the rest next time', async () => {
  const person = await test.createPerson();
  await sql`
    INSERT INTO email_templates (
      user_id, name, subject_line, email_content, category, optimization_score, folded_name,
      folded_subject, folded_tags, folded_content, content_digest
    )
    SELECT ${person.id}, 'One', '', '', 'General', 90, 'one', '', '', '', number
    FROM generate_series(1, ${lengths.workflowRun + 5}::integer) AS number
  `.execute(test.database.everything);
  const error = 'More than 2,000 templates match. Add a condition, so that fewer do.';
  const all = { name: 'All', trigger: daily, actions: [act.star] };
  const preview = await previewWorkflow(person.ctx, PreviewWorkflowRequest.parse(all));
  expect(preview).toMatchObject({ templates: { count: 2_005 }, tried: 500, actions: [], error });
  expect(await run(person, await addWorkflow(person, all))).toMatchObject({
    ...{ status: 'failed', error: `${error} Nothing was changed.` },
  });
  const trigger = { type: 'low_performance', max_score: 100, idle_days: 1 } as const;
  const rule = await addWorkflow(person, { trigger, actions: [act.star] });
  const today = test.clock.now;
  test.clock.now = new Date(today.getTime() + 2 * 86_400_000);
  const runs: (number | undefined)[] = [];
  const occasion = { trigger: 'low_performance', among: null } as const;
  while (runs.length < 3) {
    const done = await withTemplates(person.ctx, (tx) => runRule(person.ctx, tx, rule, occasion));
    runs.push(done?.result?.templates.count);
  }
  test.clock.now = today;
  expect(runs).toEqual([2_000, 5, undefined]);
});

it('estimates what was saved by runs that did not fail, of the workflows that there are', async () => {
  const person = await test.createPerson();
  const insights = () => getWorkflowInsights(person.ctx);
  const nothing = { executions: 0, tasks: 0, minutes: 0, efficiency: 0 };
  expect(await insights()).toEqual(nothing);
  const rule = await addWorkflow(person, { trigger: daily, actions: [act.archive] });
  await run(person, rule);
  await run(person, rule);
  const estimate = { executions: 2, tasks: 6, minutes: 10, efficiency: 15 };
  expect(await insights()).toEqual(estimate);
  const tags = Array.from({ length: 20 }, (_, index) => `tag ${index}`);
  await write(person, { tags });
  await updateWorkflowRule(person.ctx, rule.id, { actions: [act.tag('one more')] });
  expect((await run(person, rule)).status).toBe('failed');
  expect(await insights()).toEqual(estimate);
  await deleteWorkflowRule(person.ctx, rule.id);
  expect(await insights()).toEqual(nothing);
});
