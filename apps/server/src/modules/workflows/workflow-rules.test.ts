import { randomUUID } from 'node:crypto';
import { CreateWorkflowRuleRequest, lengths, paths, WorkflowRule } from '@replysmith/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addTemplate } from '../../testing/rows/add-template.ts';
import type { Person } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';
import {
  createWorkflowRule,
  deleteWorkflowRule,
  listWorkflowRules,
  restoreWorkflowRule,
  updateWorkflowRule,
} from './rules.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  test.clock.now = new Date('2030-05-15T06:30:00.000Z');
});
afterAll(() => test.close());

const rule = (changes: object = {}): CreateWorkflowRuleRequest =>
  CreateWorkflowRuleRequest.parse({
    name: 'Star what comes',
    trigger: { type: 'template_create' },
    actions: [{ type: 'favorite' }],
    ...changes,
  });

describe('a new person', () => {
  it('finds two workflows at rest', async () => {
    const { ctx } = await test.createPerson();
    const { items } = await listWorkflowRules(ctx);
    expect(items.map(({ is_active }) => is_active)).toEqual([false, false]);
    expect(items.map(({ trigger }) => trigger)).toEqual(
      expect.arrayContaining([
        { type: 'high_usage', usage_count: 100, min_score: 80 },
        { type: 'low_performance', max_score: 30, idle_days: 90 },
      ]),
    );
  });
});

describe('a workflow', () => {
  it('is made, changed and deleted by its owner', async () => {
    const { ctx, id: user_id } = await test.createPerson();
    const made = await createWorkflowRule(ctx, rule());
    expect(made).toMatchObject({ user_id, is_active: true, execution_count: 0, conditions: {} });
    const changed = await updateWorkflowRule(ctx, made.id, { conditions: { tag: 'vip' } });
    expect(changed).toMatchObject({ name: made.name, conditions: { tag: 'vip' } });
    const named = { id: made.id, name: made.name };
    expect(await deleteWorkflowRule(ctx, made.id)).toEqual(named);
    expect((await listWorkflowRules(ctx)).items).toHaveLength(2);
    const notFound = { code: 'workflow_not_found' };
    await expect(updateWorkflowRule(ctx, made.id, {})).rejects.toMatchObject(notFound);
    await expect(deleteWorkflowRule(ctx, made.id)).rejects.toMatchObject(notFound);
    for (const rule_id of [made.id, made.id]) {
      expect(await restoreWorkflowRule(ctx, { rule_id })).toEqual(named);
    }
    expect((await listWorkflowRules(ctx)).items).toContainEqual(changed);
  });

  it('is only to delete where it can no longer be read', async () => {
    const { ctx } = await test.createPerson();
    const { id, name } = await createWorkflowRule(ctx, rule());
    await test.database.everything
      .updateTable('workflow_rules')
      .set({ trigger: '{"type": "moon"}' })
      .where('id', '=', id)
      .execute();
    const { items, unreadable } = await listWorkflowRules(ctx);
    expect([items.length, unreadable]).toEqual([2, [{ id, name }]]);
    await expect(updateWorkflowRule(ctx, id, {})).rejects.toMatchObject({
      code: 'workflow_unreadable',
    });
    await deleteWorkflowRule(ctx, id);
    expect((await listWorkflowRules(ctx)).unreadable).toEqual([]);
  });

  it('knows when it is due, and is due never while it rests', async () => {
    const { ctx } = await test.createPerson();
    const daily = await createWorkflowRule(ctx, rule({ trigger: { type: 'schedule', hour: 9 } }));
    expect(daily.next_run_at).toBe('2030-05-15T09:00:00.000Z');
    const resting = await updateWorkflowRule(ctx, daily.id, { is_active: false });
    expect(resting.next_run_at).toBeNull();
    const weekly = { type: 'schedule', hour: 6, weekday: 1 } as const;
    await updateWorkflowRule(ctx, daily.id, { trigger: weekly });
    const awake = await updateWorkflowRule(ctx, daily.id, { is_active: true });
    expect(awake.next_run_at).toBe('2030-05-20T06:00:00.000Z');
  });

  it('keeps its time when only its name changes', async () => {
    const { ctx } = await test.createPerson();
    const daily = await createWorkflowRule(ctx, rule({ trigger: { type: 'schedule', hour: 7 } }));
    const before = test.clock.now;
    test.clock.now = new Date('2030-05-15T07:10:00.000Z');
    const renamed = await updateWorkflowRule(ctx, daily.id, { name: 'Mornings' });
    test.clock.now = before;
    expect(renamed.next_run_at).toBe(daily.next_run_at);
  });

  it('looks at every template anew once it looks for something else', async () => {
    const { ctx, id: user_id } = await test.createPerson();
    await addTemplate(test.database.everything, user_id);
    const matches = async () =>
      (
        await sql`SELECT 1 FROM workflow_matches WHERE user_id = ${user_id}`.execute(
          test.database.everything,
        )
      ).rows.length;
    for (const { id } of (await listWorkflowRules(ctx)).items) {
      await updateWorkflowRule(ctx, id, { name: 'Another name' });
    }
    expect(await matches()).toBe(1);
    for (const { id } of (await listWorkflowRules(ctx)).items) {
      await updateWorkflowRule(ctx, id, { conditions: { category: 'General' } });
    }
    expect(await matches()).toBe(0);
  });

  it("is nobody else's to change or delete", async () => {
    const [owner, other] = [await test.createPerson(), await test.createPerson()];
    const { id } = await createWorkflowRule(owner.ctx, rule());
    const unknown = { code: 'workflow_not_found', message: 'Workflow not found' };
    for (const missing of [id, randomUUID()]) {
      await expect(updateWorkflowRule(other.ctx, missing, {})).rejects.toMatchObject(unknown);
      await expect(deleteWorkflowRule(other.ctx, missing)).rejects.toMatchObject(unknown);
      const restoring = restoreWorkflowRule(other.ctx, { rule_id: missing });
      await expect(restoring).rejects.toMatchObject(unknown);
    }
  });

  it('asks for no folder of somebody else', async () => {
    const [owner, other] = [await test.createPerson(), await test.createPerson()];
    await addTemplate(test.database.everything, other.id);
    const { id: folder_id } = await test.database.everything
      .selectFrom('template_folders')
      .select('id')
      .where('user_id', '=', other.id)
      .executeTakeFirstOrThrow();
    const refused = { code: 'validation_failed', message: 'There is no such folder.' };
    const asking = { conditions: { folder_id } };
    await expect(createWorkflowRule(owner.ctx, rule(asking))).rejects.toMatchObject(refused);
    const { id } = await createWorkflowRule(owner.ctx, rule());
    await expect(updateWorkflowRule(owner.ctx, id, asking)).rejects.toMatchObject(refused);
    expect(await createWorkflowRule(other.ctx, rule(asking))).toMatchObject(asking);
  });

  it('is one of fifty at most, however many are made at once', async () => {
    const { ctx } = await test.createPerson();
    const made = await Promise.allSettled(
      Array.from({ length: lengths.workflows + 5 }, () => createWorkflowRule(ctx, rule())),
    );
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(48);
    const refused = made.find(({ status }) => status === 'rejected');
    const full = { message: 'You can have at most 50 workflows.' };
    expect(refused).toMatchObject({ reason: full });
    const [{ id: rule_id } = { id: '' }] = (await listWorkflowRules(ctx)).items;
    await deleteWorkflowRule(ctx, rule_id);
    await createWorkflowRule(ctx, rule());
    await expect(restoreWorkflowRule(ctx, { rule_id })).rejects.toMatchObject(full);
  });
});

describe('the door', () => {
  let person: Person;
  beforeAll(async () => {
    person = await test.createPerson();
  });
  const post = (body: object) => test.call(paths.workflowRules, { as: person, body });

  it('fills in what is usual', async () => {
    const trigger = { type: 'high_usage' };
    const response = await post({
      name: 'Best',
      trigger,
      actions: [{ type: 'duplicate', parameters: {} }],
    });
    expect(WorkflowRule.parse(await response.json())).toMatchObject({
      trigger: { type: 'high_usage', usage_count: 100, min_score: 80 },
      actions: [{ type: 'duplicate', parameters: { prefix: 'Copy of' } }],
    });
  });

  it.each([
    ['no name', { name: ' ' }, 'Workflow name is required'],
    ['no action', { actions: [] }, 'Choose at least one action.'],
    ['six actions', { actions: Array(6).fill({ type: 'archive' }) }, 'Use at most 5 actions.'],
    [
      'no tag to add',
      { actions: [{ type: 'tag', parameters: { tags: [] } }] },
      'Please enter at least one tag',
    ],
    [
      'nothing to tell',
      { actions: [{ type: 'notify', parameters: { message: '' } }] },
      'Say what you want to be told.',
    ],
    ['a name that is no text', { name: 'a\u0000b' }, 'Use plain words.'],
    ['half a character', { conditions: { tag: '\ud800' } }, 'Use plain words.'],
    ['another kind of trigger', { trigger: { type: 'moon' } }, null],
    ['more than a column holds', { conditions: { min_usage_count: 2 ** 40 } }, null],
    ['a condition of its own', { conditions: { user_id: randomUUID() } }, null],
  ])('refuses %s', async (_what, changes, sentence) => {
    const response = await post({ ...rule(), ...changes });
    expect(response.status).toBe(422);
    if (sentence) expect(JSON.stringify(await response.json())).toContain(sentence);
  });
});
