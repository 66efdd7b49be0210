import { CreateEmailTemplateRequest } from '@replysmith/contract';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { purgeExpiredJob } from './jobs.ts';
import { addCampaign } from '../../testing/rows/add-campaign.ts';
import { addWebhooks } from '../../testing/rows/add-webhooks.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';
import type { Person } from '../../testing/person.ts';
import { newTemplate } from '../../testing/rows/templates-of.ts';
import { createTemplate, deleteTemplate } from '../templates/service.ts';
import { createAccessKey } from '../accounts/access-keys.ts';
import { deleteWorkflowRule, listWorkflowRules } from '../workflows/rules.ts';
import { purgeExpired } from './purge-expired.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const day = 86_400_000;

async function thrownAway({ ctx }: Person, daysAgo: number): Promise<string> {
  const template = CreateEmailTemplateRequest.parse(newTemplate);
  const { id } = await createTemplate(ctx, template, randomUUID());
  await deleteTemplate(ctx, id);
  await test.database.everything
    .updateTable('email_templates')
    .set({ deleted_at: new Date(test.clock.now.getTime() - daysAgo * day - 60_000) })
    .where('id', '=', id)
    .execute();
  return id;
}

it('deletes what was thrown away thirty days ago, of everybody, and nothing else', async () => {
  const [ada, bo] = [await test.createPerson(), await test.createPerson()];
  const retained = [await thrownAway(ada, 29), await thrownAway(bo, 0)];
  retained.push((await createTemplate(ada.ctx, CreateEmailTemplateRequest.parse(newTemplate))).id);
  await thrownAway(ada, 30);
  await thrownAway(bo, 400);
  expect(await purgeExpired(test.services, 'system')).toEqual({
    ...{ templates: 2, workflows: 0, campaigns: 0, sessions: 0, calls: 0, reports: 0 },
    ...{ sentEmails: 0, signIns: 0, accessKeys: 0, auditEntries: 0 },
    ...{ sentEmails: 0, signIns: 0, auditEntries: 0, webhooks: 0, deliveries: 0 },
  });
  const { everything } = test.database;
  const remaining = await everything.selectFrom('email_templates').select('id').execute();
  expect(remaining.map(({ id }) => id).sort()).toEqual(retained.sort());
  const counts = everything.selectFrom('template_counts').select(['kind', 'value', 'count']);
  expect(await counts.where('user_id', '=', bo.id).execute()).toEqual([
    { kind: 'trash', value: '', count: 1 },
  ]);
  await purgeExpiredJob.run(test.services);
  expect(await everything.selectFrom('email_templates').select('id').execute()).toHaveLength(3);
});

it('deletes old deliveries, and webhooks with theirs that were deleted thirty days ago', async () => {
  const { everything } = test.database;
  const { id } = await test.createPerson();
  const { webhook, spareWebhook, delivery } = await addWebhooks(everything, id);
  const ago = (days: number) => new Date(test.clock.now.getTime() - days * 86_400_000);
  const values = { user_id: id, event: 'ping', payload: '{}' };
  await everything
    .insertInto('webhook_deliveries')
    .values([
      { ...values, webhook_id: webhook, created_at: ago(31) },
      { ...values, webhook_id: spareWebhook },
    ])
    .execute();
  await everything
    .updateTable('webhooks')
    .set({ deleted_at: ago(31) })
    .where('id', '=', spareWebhook)
    .execute();
  const purged = await purgeExpired(test.services, 'system');
  expect(purged).toMatchObject({ webhooks: 1, deliveries: 1 });
  const left = everything.selectFrom('webhook_deliveries').select('id').where('user_id', '=', id);
  expect(await left.execute()).toEqual([{ id: delivery }]);
});

it('deletes for good the workflows that were deleted thirty days ago, and nothing else', async () => {
  const { everything } = test.database;
  const { ctx } = await test.createPerson();
  const { items } = await listWorkflowRules(ctx);
  const [old = '', recent = ''] = items.map(({ id }) => id);
  for (const [id, days] of [
    [old, 31],
    [recent, 29],
  ] as const) {
    await deleteWorkflowRule(ctx, id);
    const deleted_at = new Date(test.clock.now.getTime() - days * day);
    await everything
      .updateTable('workflow_rules')
      .set({ deleted_at })
      .where('id', '=', id)
      .execute();
  }
  expect(await purgeExpired(test.services, 'system')).toMatchObject({ workflows: 1 });
  const remaining = everything
    .selectFrom('workflow_rules')
    .select('id')
    .where('user_id', '=', ctx.user.id);
  expect(await remaining.execute()).toEqual([{ id: recent }]);
});

it('deletes for good the campaigns that were deleted thirty days ago; what was sent stays', async () => {
  const { everything } = test.database;
  const ada = await test.createPerson();
  const [old, recent, saved] = [
    await addCampaign(everything, ada.id),
    await addCampaign(everything, ada.id),
    await addCampaign(everything, ada.id),
  ];
  for (const [id, days] of [
    [old, 31],
    [recent, 29],
  ] as const) {
    await everything
      .updateTable('wizard_campaigns')
      .set({ deleted_at: new Date(test.clock.now.getTime() - days * day) })
      .where('id', '=', id)
      .execute();
  }
  expect(await purgeExpired(test.services, 'system')).toMatchObject({ campaigns: 1 });
  const remaining = everything.selectFrom('wizard_campaigns').select('id');
  const retained = await remaining.where('user_id', '=', ada.id).execute();
  expect(retained.map(({ id }) => id).sort()).toEqual([recent, saved].sort());
  const sent = everything.selectFrom('sent_emails').select('campaign_id');
  expect(await sent.where('user_id', '=', ada.id).execute()).toEqual(
    expect.arrayContaining([
      { campaign_id: null },
      { campaign_id: recent },
      { campaign_id: saved },
    ]),
  );
});

it('forgets what was taken back thirty days ago: that an email was sent', async () => {
  const { everything } = test.database;
  const { id: user_id } = await test.createPerson();
  const ago = (days: number) => new Date(test.clock.now.getTime() - days * day);
  await everything
    .insertInto('sent_emails')
    .values([
      { user_id, recipient: 'old', deleted_at: ago(31) },
      { user_id, recipient: 'recent', deleted_at: ago(29) },
      { user_id, recipient: 'sent', deleted_at: null },
    ])
    .execute();
  expect(await purgeExpired(test.services, 'system')).toMatchObject({ sentEmails: 1 });
  const remaining = everything.selectFrom('sent_emails').select('recipient');
  const retained = await remaining.where('user_id', '=', user_id).orderBy('recipient').execute();
  expect(retained).toEqual([{ recipient: 'recent' }, { recipient: 'sent' }]);
});

it('forgets what was answered to calls of former days', async () => {
  const { everything } = test.database;
  await everything.deleteFrom('idempotent_calls').execute();
  const { ctx } = await test.createPerson();
  const input = CreateEmailTemplateRequest.parse(newTemplate);
  const [old, recent] = [randomUUID(), randomUUID()];
  await createTemplate(ctx, input, old);
  await createTemplate(ctx, input, recent);
  await everything
    .updateTable('idempotent_calls')
    .set({ created_at: new Date(test.clock.now.getTime() - day - 60_000) })
    .where('idempotency_key', '=', old)
    .execute();
  expect(await purgeExpired(test.services, 'system')).toMatchObject({ calls: 1 });
  const remaining = await everything
    .selectFrom('idempotent_calls')
    .select('idempotency_key')
    .execute();
  expect(remaining).toEqual([{ idempotency_key: recent }]);
});

it('is for the system and admins alone', async () => {
  const { ctx } = await test.createPerson();
  await expect(purgeExpired(test.services, ctx)).rejects.toMatchObject({ code: 'not_found' });
});

it('deletes sessions for good that were deleted thirty days ago, and with them what was said', async () => {
  const ada = await test.createPerson();
  const add = (daysAgo: number) =>
    test.database.everything
      .insertInto('chat_sessions')
      .values({
        user_id: ada.id,
        title: String(daysAgo),
        deleted_at: new Date(Date.now() - daysAgo * 86_400_000),
      })
      .execute();
  await add(29);
  await add(31);
  expect(await purgeExpired(test.services, 'system')).toMatchObject({ sessions: 1 });
  const remaining = await test.database.everything
    .selectFrom('chat_sessions')
    .select('title')
    .where('user_id', '=', ada.id)
    .execute();
  expect(remaining).toEqual([{ title: '29' }]);
});

it('deletes for everybody, page after page, and once', async () => {
  for (let count = 0; count < 3; count += 1) await thrownAway(await test.createPerson(), 31);
  const query = vi.spyOn(pg.Client.prototype, 'query');
  expect(await purgeExpired(test.services, 'system', 1)).toMatchObject({ templates: 3 });
  const pages = query.mock.calls.filter(([text]) =>
    /distinct "user_id" as "id" from "email_templates".* limit /.test(text),
  );
  query.mockRestore();
  expect(pages).toHaveLength(4);
  expect(await purgeExpired(test.services, 'system', 1)).toMatchObject({ templates: 0 });
});

it('deletes some rows at a time, however many there are', async () => {
  const { everything } = test.database;
  const { id } = await test.createPerson();
  await sql`
    INSERT INTO user_analytics (user_id, metric_name, metric_value, created_at)
    SELECT ${id}, 'LCP', 1, ${test.clock.now}::timestamptz - interval '400 days'
    FROM generate_series(1, 1201);`.execute(everything);
  await sql`
    INSERT INTO idempotent_calls (user_id, idempotency_key, request_digest, reply, created_at)
    SELECT ${id}, gen_random_uuid(), '', '{}', ${test.clock.now}::timestamptz - interval '3 days'
    FROM generate_series(1, 1201);`.execute(everything);
  await sql`
    INSERT INTO auth.sessions (token, "userId", "expiresAt", "updatedAt")
    SELECT gen_random_uuid()::text, ${id}, ${test.clock.now}::timestamptz - interval '1 hour', now()
    FROM generate_series(1, 1201);`.execute(everything);
  await sql`
    INSERT INTO chat_sessions (user_id, title, deleted_at)
    SELECT ${id}, 'Old', ${test.clock.now}::timestamptz - interval '40 days'
    FROM generate_series(1, 1201);`.execute(everything);
  await sql`CREATE TABLE deletions (deleted bigint NOT NULL)`.execute(everything);
  await sql`
    CREATE FUNCTION note_deletion() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
    BEGIN
      INSERT INTO deletions SELECT count(*) FROM gone;
      RETURN NULL;
    END $$`.execute(everything);
  for (const table of ['user_analytics', 'idempotent_calls', 'auth.sessions', 'chat_sessions']) {
    await sql`
      CREATE TRIGGER note_deletion AFTER DELETE ON ${sql.table(table)}
      REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION note_deletion()`.execute(
      everything,
    );
  }
  const purged = await purgeExpired(test.services, 'system');
  expect(purged).toMatchObject({ reports: 1_201, sessions: 1_201, signIns: 1_201 });
  expect(purged.calls).toBeGreaterThanOrEqual(1_201);
  const { rows } = await sql<{ most: number }>`
    SELECT max(deleted)::int AS most FROM deletions`.execute(everything);
  expect(rows).toEqual([{ most: 500 }]);
});

it('keeps to the periods that the owner has set', async () => {
  const { everything } = test.database;
  const ada = await test.createPerson();
  const retained = await thrownAway(ada, 9);
  const old = await thrownAway(ada, 10);
  const entry = { actor: 'system', action: 'role.granted' };
  await everything
    .insertInto('audit_log')
    .values(
      [39, 41].map((days) => ({ ...entry, at: new Date(test.clock.now.getTime() - days * day) })),
    )
    .execute();
  const retention = { ...test.services.retention, trashDays: 10, auditDays: 40 };
  const purged = await purgeExpired({ ...test.services, retention }, 'system');
  expect(purged).toMatchObject({ auditEntries: 1 });
  const left = everything
    .selectFrom('email_templates')
    .select('id')
    .where('id', 'in', [retained, old]);
  expect(await left.execute()).toEqual([{ id: retained }]);
});

it('forgets access keys thirty days after they stopped working, and no others', async () => {
  const { ctx } = await test.createPerson();
  const made = async (name: string, daysAgo: number | null, column = 'expires_at') => {
    const wanted = { name, scope: 'read', expires_at: null } as const;
    const { access_key } = await createAccessKey(ctx, wanted);
    if (daysAgo === null) return;
    const at = new Date(test.clock.now.getTime() - daysAgo * day - 60_000);
    await test.database.everything
      .updateTable('access_keys')
      .set({ [column]: at })
      .where('id', '=', access_key.id)
      .execute();
  };
  await made('without an end', null);
  await made('to expire', -1);
  await made('expired lately', 29);
  await made('expired', 30);
  await made('revoked lately', 29, 'revoked_at');
  await made('revoked', 30, 'revoked_at');
  expect(await purgeExpired(test.services, 'system')).toMatchObject({ accessKeys: 2 });
  const remaining = await test.database.everything
    .selectFrom('access_keys')
    .select('name')
    .where('user_id', '=', ctx.user.id)
    .execute();
  expect(remaining.map(({ name }) => name).sort()).toEqual([
    'expired lately',
    'revoked lately',
    'to expire',
    'without an end',
  ]);
});
