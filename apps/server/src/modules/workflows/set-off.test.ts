import { CreateEmailTemplateRequest, ImportTemplatesRequest } from '@replysmith/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { act, addWorkflow } from '../../testing/rows/add-workflow.ts';
import { newTemplate } from '../../testing/rows/templates-of.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';
import { changeTemplates } from '../templates/bulk.ts';
import { cloneTemplate, createTemplate, recordTemplateUse } from '../templates/service.ts';
import { importTemplates } from '../templates/import.ts';
import { listWorkflowExecutions } from './executions.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

async function someone(trigger: Parameters<typeof addWorkflow>[1]['trigger']) {
  const person = await test.createPerson();
  const { ctx } = person;
  const { id } = await createTemplate(ctx, CreateEmailTemplateRequest.parse(newTemplate));
  await addWorkflow(person, { trigger, actions: [act.notify('It happened.')] });
  const runs = async () =>
    (await listWorkflowExecutions(ctx)).items.map(({ result }) => result?.templates.count);
  return { ctx, id, runs };
}

it('hears of every way in which a person makes templates', async () => {
  const { ctx, id, runs } = await someone({ type: 'template_create' });
  await createTemplate(ctx, CreateEmailTemplateRequest.parse(newTemplate));
  expect(await runs()).toEqual([1]);
  await cloneTemplate(ctx, { template_id: id });
  expect(await runs()).toEqual([1, 1]);
  const change = { type: 'duplicate', prefix: 'Copy of' } as const;
  await changeTemplates(ctx, { change, of: { ids: [id] } });
  expect(await runs()).toEqual([1, 1, 1]);
  const rows = [1, 2].map((number) => ({ ...newTemplate, name: `Row ${number}` }));
  const request = { rows, skip_duplicates: false };
  await importTemplates(ctx, ImportTemplatesRequest.parse({ ...request, dry_run: true }), null);
  expect(await runs()).toEqual([1, 1, 1]);
  await importTemplates(ctx, ImportTemplatesRequest.parse(request), null);
  expect(await runs()).toEqual([2, 1, 1, 1]);
});

it('hears of a use that makes it often enough, once', async () => {
  const { ctx, id, runs } = await someone({ type: 'high_usage', usage_count: 2, min_score: 0 });
  const counts: number[] = [];
  for (let use = 0; use < 3; use += 1) {
    await recordTemplateUse(ctx, { template_id: id, usage_type: use === 0 ? 'copy' : 'use' });
    counts.push((await runs()).length);
  }
  expect(counts).toEqual([0, 1, 1]);
});
