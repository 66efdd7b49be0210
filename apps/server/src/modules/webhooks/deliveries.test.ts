import { randomUUID } from 'node:crypto';
import { paths } from '@replysmith/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Person } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';
import { listWebhookDeliveries, pingWebhook, requeueOverdueDeliveries } from './deliveries.ts';
import type { DeliveryJob } from './events.ts';
import { createWebhook } from './service.ts';

const hour = 3_600_000;
const start = new Date();

let test: TestApp;
let ada: Person;
let webhook: { readonly webhook_id: string };
let queue: DeliveryJob[] = [];
beforeAll(async () => {
  test = await createTestApp({
    leaveJob: (_tx, _queue, data) => {
      queue.push(data as DeliveryJob);
      return Promise.resolve();
    },
  });
});
beforeEach(async () => {
  test.clock.now = start;
  await test.database.everything.deleteFrom('webhook_deliveries').execute();
  ada = await test.createPerson();
  const { id } = await createWebhook(ada.ctx, {
    ...{ url: 'https://crm.example.com/hooks', events: ['email.sent'], includes_text: false },
  });
  webhook = { webhook_id: id };
});
afterAll(() => test.close());

const later = (hours: number) => {
  test.clock.now = new Date(start.getTime() + hours * hour);
};
const deliveries = async () =>
  (await listWebhookDeliveries(ada.ctx, { ...webhook, limit: 50, offset: 0 })).items;
const sweep = () => requeueOverdueDeliveries(test.services, 'system');

it('whose job was lost is enqueued again, once, and never while it may still be in the queue', async () => {
  const { id } = await pingWebhook(ada.ctx, webhook);
  await test.database.everything
    .updateTable('webhook_deliveries')
    .set({ attempts: 3 })
    .where('id', '=', id)
    .execute();
  queue = [];
  later(1);
  expect(await sweep()).toEqual({ requeued: 0, expired: 0 });
  later(3);
  expect(await sweep()).toEqual({ requeued: 1, expired: 0 });
  expect(queue).toEqual([{ user_id: ada.id, delivery_id: id, attempt: 4 }]);
  later(4);
  expect(await sweep()).toEqual({ requeued: 0, expired: 0 });
  expect(await deliveries()).toMatchObject([{ status: 'waiting', attempts: 3 }]);
});

it('that is days old is ended, as nobody expects it any more', async () => {
  await pingWebhook(ada.ctx, webhook);
  queue = [];
  later(72);
  expect(await sweep()).toEqual({ requeued: 0, expired: 1 });
  expect(queue).toEqual([]);
  expect(await deliveries()).toMatchObject([
    { status: 'failed', next_attempt_at: null, problem: 'The server could not send it in time.' },
  ]);
});

it('is swept for everybody by the system only', async () => {
  await expect(requeueOverdueDeliveries(test.services, ada.ctx)).rejects.toMatchObject({
    code: 'not_found',
  });
});

it('is not shown to others, who may as well name what does not exist', async () => {
  const bo = await test.createPerson();
  for (const id of [webhook.webhook_id, randomUUID()]) {
    const response = await test.call(`${paths.webhookDeliveries}?webhook_id=${id}`, { as: bo });
    expect(response.status).toBe(404);
  }
});
