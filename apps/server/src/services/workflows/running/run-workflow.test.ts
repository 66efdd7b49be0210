import { randomUUID } from 'node:crypto';
import {
  CreateEmailTemplateRequest,
  CreateWorkflowRuleRequest,
  type WorkflowConditions,
} from '@replysmith/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { act, addWorkflow } from '../../../testing/add-workflow.ts';
import type { Person } from '../../../testing/person.ts';
import { savedTemplates } from '../../../testing/saved-templates.ts';
import { newTemplate } from '../../../testing/templates-of.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createTemplate } from '../../templates/create-template.ts';
import { getWorkflowInsights } from '../executions/get-workflow-insights.ts';
import { listWorkflowExecutions } from '../executions/list-workflow-executions.ts';
import { previewWorkflow } from '../matching/preview-workflow.ts';
import { deleteWorkflowRule } from '../rules/delete-workflow-rule.ts';
import { updateWorkflowRule } from '../rules/update-workflow-rule.ts';
import { runWorkflow } from './run-workflow.ts';

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
  const actions = [act.tag('seen'), act.star, act.move('ARCHIVE'), act.copy, act.tell('Done.')];
  const conditions: WorkflowConditions[] = [{}, { is_favorite: false }, { category: 'Networking' }];
  for (const condition of conditions) {
    const asked = { name: 'A rule', trigger: daily, conditions: condition, actions };
    const request = CreateWorkflowRuleRequest.parse(asked);
    const before = await saved(person);
    const preview = await previewWorkflow(person.ctx, request);
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
  const rule = await addWorkflow(person, { trigger: daily, actions: [act.tell('Look.')] });
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
  expect(items).toMatchObject([{ rule_id: null, rule_name: 'A rule' }]);
});

it('estimates what was saved by runs of the last thirty days that did not fail', async () => {
  const person = await test.createPerson();
  const insights = () => getWorkflowInsights(person.ctx);
  expect(await insights()).toEqual({ executions: 0, tasks: 0, minutes: 0, efficiency: 0 });
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
  const today = test.clock.now;
  test.clock.now = new Date(today.getTime() + 31 * 86_400_000);
  expect(await insights()).toEqual({ executions: 0, tasks: 0, minutes: 0, efficiency: 15 });
  test.clock.now = today;
});
