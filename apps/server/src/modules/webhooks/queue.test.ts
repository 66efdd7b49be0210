import { WebhookPayload } from '@replysmith/contract';
import { Webhook as Verifier } from 'standardwebhooks';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Context } from '../../platform/context/context.ts';
import { createJobQueue, type Jobs, startJobs } from '../../platform/jobs/jobs.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';
import { startReceiver } from '../../testing/running/webhook-receiver.ts';
import { webhookQueue } from './deliver.ts';
import { listWebhookDeliveries, pingWebhook } from './deliveries.ts';
import { createWebhook } from './service.ts';

type Receiver = Awaited<ReturnType<typeof startReceiver>>;

const soon = { timeout: 15_000, interval: 50 };

let app: TestApp;
let jobs: Jobs;
let receivers: Receiver[];
beforeEach(async () => {
  receivers = [];
  const queue = createJobQueue();
  app = await createTestApp({ allowsPrivateWebhooks: true, leaveJob: queue.leave });
  jobs = await startJobs({
    ...{ databaseUrl: app.database.url, services: app.services, jobs: [] },
    queues: [webhookQueue(app.services)],
    pace: { poll: 0.5, supervise: 1 },
  });
  queue.open(jobs);
});
afterEach(async () => {
  await jobs.stop();
  await Promise.all(receivers.map((receiver) => receiver.close()));
  await app.close();
});

async function newWebhook() {
  const receiver = await startReceiver();
  receivers.push(receiver);
  const { ctx } = await app.createPerson();
  const { id, secret } = await createWebhook(ctx, {
    ...{ url: receiver.url, events: ['email.sent'], includes_text: false },
  });
  return { receiver, ctx, webhook: { webhook_id: id }, secret };
}

const deliveriesOf = async (ctx: Context, webhook: { readonly webhook_id: string }) =>
  (await listWebhookDeliveries(ctx, { ...webhook, limit: 50, offset: 0 })).items;

it('delivers once the transaction is committed, and tries again by itself', async () => {
  const { receiver, ctx, webhook, secret } = await newWebhook();
  receiver.replies.push({ status: 500 });
  // What is tried again by the clock of the app is due at once by that of the database.
  app.clock.now = new Date(Date.now() - 60_000);
  await pingWebhook(ctx, webhook);
  await vi.waitFor(async () => {
    expect(await deliveriesOf(ctx, webhook)).toMatchObject([{ status: 'delivered', attempts: 2 }]);
  }, soon);
  const [, second] = receiver.received;
  const verified = new Verifier(secret).verify(
    second?.body ?? '',
    second?.headers as Record<string, string>,
  );
  expect(WebhookPayload.parse(verified).type).toBe('ping');
});

it('delivers to one person while the receiver of another hangs', async () => {
  const [slow, quick] = [await newWebhook(), await newWebhook()];
  const most = 30;
  slow.receiver.replies.push(...Array.from({ length: most }, () => 'silence' as const));
  for (let count = 0; count < most; count += 1) await pingWebhook(slow.ctx, slow.webhook);
  await vi.waitFor(() => expect(slow.receiver.received.length).toBeGreaterThanOrEqual(2), soon);
  for (const expected of [1, 2]) {
    await pingWebhook(quick.ctx, quick.webhook);
    await vi.waitFor(() => expect(quick.receiver.received).toHaveLength(expected), soon);
  }
  const hanging = await deliveriesOf(slow.ctx, slow.webhook);
  expect(hanging.filter(({ attempts }) => attempts > 0)).toEqual([]);
  expect(slow.receiver.received.length).toBeLessThan(5);
});
