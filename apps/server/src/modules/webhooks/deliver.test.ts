import { randomUUID } from 'node:crypto';
import { CreateSentEmailRequest, WebhookPayload, paths } from '@replysmith/contract';
import { Webhook as Verifier, WebhookVerificationError } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createJobQueue, startJobs } from '../../platform/jobs/jobs.ts';
import { onBehalfOf } from '../../platform/context/context.ts';
import { withUser } from '../../platform/db/with-user.ts';
import { optimized } from '../../testing/optimized.ts';
import type { Person } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';
import { startReceiver } from '../../testing/running/webhook-receiver.ts';
import { createSentEmail, updateSentEmail } from '../sent-emails/service.ts';
import { deliverWebhook, retryAfterSeconds, webhookQueue } from './deliver.ts';
import { type DeliveryJob, sendWebhooks } from './events.ts';
import { postJson } from './post.ts';
import {
  createWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  pingWebhook,
  resendWebhook,
  rotateWebhookSecret,
  updateWebhook,
} from './service.ts';

let test: TestApp;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let ada: Person;
/** What was left to the queue, with when it is due. */
let left: (DeliveryJob & { readonly startAfter: Date | null })[];

beforeAll(async () => {
  test = await createTestApp({
    allowsPrivateWebhooks: true,
    leaveJob: (_tx, _queue, data, { startAfter } = {}) => {
      left.push({ ...(data as DeliveryJob), startAfter: startAfter ?? null });
      return Promise.resolve();
    },
  });
});
beforeEach(async () => {
  left = [];
  receiver = await startReceiver();
  test.clock.now = new Date();
  ada = await test.createPerson();
  return async () => receiver.close();
});
afterAll(() => test.close());

const make = (changes: object = {}, person = ada) =>
  createWebhook(person.ctx, {
    url: receiver.url,
    events: ['answer.finished', 'email.sent', 'email.replied'],
    includes_text: false,
    ...changes,
  });
/** Makes the attempts that were left, the next one's time being come. */
async function deliver(person = ada): Promise<void> {
  for (const { startAfter, ...job } of left.splice(0)) {
    if (startAfter) test.clock.now = startAfter;
    await deliverWebhook(person.ctx, job, { timeoutMs: 200 });
  }
}
const logOf = async (webhook_id: string, person = ada) =>
  (await listWebhookDeliveries(person.ctx, { webhook_id, limit: 50, offset: 0 })).items;
const stateOf = async (id: string) =>
  (await listWebhooks(ada.ctx)).items.find((one) => one.id === id);
const headersOf = (of: { headers: object }) => of.headers as Record<string, string>;
const verify = (secret: string, at = 0) => {
  const got = receiver.received[at];
  if (!got) throw new Error('Nothing was received.');
  return WebhookPayload.parse(new Verifier(secret).verify(got.body, headersOf(got)));
};
const elsewhere = (changes: object = {}) =>
  CreateSentEmailRequest.parse({
    ...{ subject: 'Ovens', body: 'Hi Tom,\n\nShall I show you a faster oven?', recipient: 'Tom' },
    ...changes,
  });

describe('what is delivered', () => {
  it('is what a receiver verifies, and tells of an answer by its ids and figures', async () => {
    const { secret, id } = await make();
    const { messages, session, optimization } = await optimized(ada);
    await deliver();
    expect(verify(secret)).toMatchObject({
      type: 'answer.finished',
      data: {
        ...{ message_id: messages[1].id, session_id: session.id },
        original_score: optimization.score.original_score,
        optimized_score: optimization.score.optimized_score,
      },
    });
    expect(receiver.received[0]?.body).not.toContain(
      optimization.optimized_email.body.slice(0, 20),
    );
    expect(await logOf(id)).toMatchObject([
      { event: 'answer.finished', status: 'delivered', attempts: 1, response_status: 204 },
    ]);
  });

  it('holds the words only where the person wants them there', async () => {
    const { secret } = await make({ includes_text: true });
    const sent = await createSentEmail(ada.ctx, elsewhere());
    await updateSentEmail(ada.ctx, sent.id, { status: 'meeting' });
    await updateSentEmail(ada.ctx, sent.id, { status: 'replied', recipient: 'Tom Jones' });
    await updateSentEmail(ada.ctx, sent.id, { status: 'replied' });
    await updateSentEmail(ada.ctx, sent.id, { status: 'no_reply' });
    await deliver();
    const got = receiver.received.map((_, at) => verify(secret, at));
    expect(got).toMatchObject([
      {
        type: 'email.sent',
        data: { sent_email_id: sent.id, body: elsewhere().body, subject: 'Ovens', status: 'sent' },
      },
      { type: 'email.replied', data: { status: 'meeting', recipient: 'Tom' } },
      { type: 'email.replied', data: { status: 'replied', recipient: 'Tom Jones' } },
    ]);
    expect(got[0]?.data).toMatchObject({ score: sent.score });
  });

  it('is only what was chosen, to one’s own addresses that are on', async () => {
    const bo = await test.createPerson();
    await make({ events: ['email.replied'] });
    await make({}, bo);
    const off = await make();
    await updateWebhook(ada.ctx, off.id, { is_on: false });
    const gone = await make();
    await deleteWebhook(ada.ctx, gone.id);
    await createSentEmail(ada.ctx, elsewhere());
    expect(left).toEqual([]);
  });

  it('is nothing of an act that was rolled back', async () => {
    const { id } = await make();
    const failing = withUser(ada.ctx, async (tx) => {
      const data = { message_id: randomUUID(), session_id: randomUUID(), message_type: 'x' };
      const figures = { original_score: null, optimized_score: null };
      await sendWebhooks(ada.ctx, tx, { type: 'answer.finished', data: { ...data, ...figures } });
      throw new Error('The act failed.');
    });
    await expect(failing).rejects.toThrow('The act failed.');
    expect(await logOf(id)).toEqual([]);
  });
});

describe('a receiver', () => {
  it('refuses what is forged, altered or replayed', async () => {
    const { secret } = await make();
    await createSentEmail(ada.ctx, elsewhere());
    await deliver();
    const [got] = receiver.received;
    if (!got) throw new Error('Nothing was received.');
    const verifier = new Verifier(secret);
    const headers = headersOf(got);
    expect(() => verifier.verify(got.body, headers)).not.toThrow();
    const altered = got.body.replace('"sent"', '"meeting"');
    expect(altered).not.toBe(got.body);
    expect(() => verifier.verify(altered, headers)).toThrow(WebhookVerificationError);
    const forged = { ...headers, 'webhook-id': randomUUID() };
    expect(() => verifier.verify(got.body, forged)).toThrow(WebhookVerificationError);
    const other = new Verifier(`whsec_${Buffer.alloc(32).toString('base64')}`);
    expect(() => other.verify(got.body, headers)).toThrow('No matching signature found');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 60_000 });
    try {
      expect(() => verifier.verify(got.body, headers)).toThrow('Message timestamp too old');
    } finally {
      vi.useRealTimers();
    }
  });

  it('gets the same id however often a job is run or an attempt repeated', async () => {
    const { secret, id } = await make();
    receiver.replies.push({ status: 500, body: 'Down\u0000 for repairs' });
    await createSentEmail(ada.ctx, elsewhere());
    const [job] = left;
    if (!job) throw new Error('Nothing was left.');
    await Promise.all([deliverWebhook(ada.ctx, job), deliverWebhook(ada.ctx, job)]);
    await deliverWebhook(ada.ctx, job);
    const [delivery] = await logOf(id);
    expect(delivery).toMatchObject({ attempts: 1 });
    await resendWebhook(ada.ctx, { delivery_id: delivery?.id ?? '' });
    left.splice(0, left.length - 1);
    await deliver();
    const ids = new Set(receiver.received.map(({ headers }) => headers['webhook-id']));
    expect([...ids]).toEqual([delivery?.id]);
    expect(receiver.received.length).toBeGreaterThan(1);
    expect(verify(secret).type).toBe('email.sent');
    expect(await logOf(id)).toMatchObject([{ status: 'delivered', attempts: 2 }]);
  });

  it('that failed or kept silent is tried again, later and later, and then given up', async () => {
    const { id } = await make();
    receiver.replies.push({ status: 500, body: 'Down\u0000 today' }, 'silence');
    receiver.replies.push(...Array.from({ length: 5 }, () => ({ status: 500 })));
    await createSentEmail(ada.ctx, elsewhere());
    await deliver();
    const [first] = await logOf(id);
    expect(first).toMatchObject({
      ...{ status: 'waiting', attempts: 1, response_status: 500, response: 'Down today' },
      problem: 'It answered 500.',
    });
    const pauses: number[] = [];
    while (left.length > 0) {
      const due = left[0]?.startAfter ?? null;
      pauses.push(((due?.getTime() ?? 0) - test.clock.now.getTime()) / 1_000);
      await deliver();
    }
    expect(pauses).toEqual(retryAfterSeconds);
    expect(await logOf(id)).toMatchObject([
      { status: 'failed', attempts: 1 + retryAfterSeconds.length, next_attempt_at: null },
    ]);
    expect(await stateOf(id)).toMatchObject({
      off_at: null,
      failing_since: first?.attempted_at,
    });
  });

  it('that answers that it is gone gets nothing more, and its owner is told', async () => {
    const { id } = await make();
    receiver.replies.push({ status: 410 });
    await createSentEmail(ada.ctx, elsewhere());
    await createSentEmail(ada.ctx, elsewhere());
    await deliver();
    expect(receiver.received).toHaveLength(1);
    expect(await stateOf(id)).toMatchObject({ off_reason: 'gone' });
    expect((await logOf(id)).map(({ problem, status }) => [status, problem])).toEqual(
      expect.arrayContaining([
        ['failed', 'It answered that it is gone (410), so the webhook is off.'],
        ['failed', 'The webhook was off.'],
      ]),
    );
    await createSentEmail(ada.ctx, elsewhere());
    expect(left).toEqual([]);
    const link = expect.stringContaining('/settings/webhooks') as string;
    expect(test.mails).toContainEqual({ kind: 'webhookOff', to: ada.ctx.user.email, link });
    await expect(pingWebhook(ada.ctx, { webhook_id: id })).rejects.toMatchObject({
      code: 'webhook_off',
    });
    await updateWebhook(ada.ctx, id, { is_on: true });
    await pingWebhook(ada.ctx, { webhook_id: id });
    await deliver();
    expect(await stateOf(id)).toMatchObject({ off_at: null, failing_since: null });
  });

  it('that failed for three days is switched off with the delivery given up then', async () => {
    const { id } = await make();
    await test.database.everything
      .updateTable('webhooks')
      .set({ failing_since: new Date(test.clock.now.getTime() - 71 * 3_600_000) })
      .where('id', '=', id)
      .execute();
    receiver.replies.push(...Array.from({ length: 7 }, () => ({ status: 503 })));
    await createSentEmail(ada.ctx, elsewhere());
    while (left.length > 0) await deliver();
    expect(await stateOf(id)).toMatchObject({ off_reason: 'failing' });
  });

  it('gets what is signed with the new secret after it was changed', async () => {
    const { id, secret } = await make();
    const renewed = await rotateWebhookSecret(ada.ctx, { webhook_id: id });
    await pingWebhook(ada.ctx, { webhook_id: id });
    await deliver();
    expect(() => verify(secret)).toThrow(WebhookVerificationError);
    expect(verify(renewed.secret)).toMatchObject({ type: 'ping', data: { webhook_id: id } });
  });
});

describe('a request', () => {
  const options = { headers: {}, allowsPrivate: true };

  it('follows no redirect, and reads only the beginning of a reply', async () => {
    const { id } = await make();
    receiver.replies.push({ status: 302, headers: { location: receiver.url } });
    await createSentEmail(ada.ctx, elsewhere());
    await deliver();
    expect(receiver.received).toHaveLength(1);
    const problem = 'It answered with a redirect (302), which is not followed.';
    expect(await logOf(id)).toMatchObject([{ problem, status: 'waiting' }]);
    receiver.replies.push({ status: 500, body: 'x'.repeat(5_000_000) });
    const { response } = await postJson(receiver.url, '{}', options);
    expect(response).toHaveLength(200);
  });

  it('is given up when no reply comes in time, and when nobody listens', async () => {
    receiver.replies.push('silence');
    const silent = await postJson(receiver.url, '{}', { ...options, timeoutMs: 100 });
    expect(silent).toMatchObject({
      status: null,
      problem: 'There was no reply within 0.1 seconds.',
    });
    await receiver.close();
    const refused = await postJson(receiver.url, '{}', options);
    expect(refused.problem).toBe('The server refused the connection.');
  });

  it('is given up when the receiver wants to speak another protocol', async () => {
    receiver.replies.push({ status: 101, headers: { Connection: 'Upgrade', Upgrade: 'x' } });
    const { status, problem } = await postJson(receiver.url, '{}', options);
    expect({ status, problem }).toEqual({ status: null, problem: 'The connection broke off.' });
  });

  it('is not made where nothing can sign it, and its owner is told what to do', async () => {
    const { id } = await make();
    await test.database.everything
      .updateTable('webhooks')
      .set({ secret: 'of another server' })
      .where('id', '=', id)
      .execute();
    await createSentEmail(ada.ctx, elsewhere());
    await deliver();
    expect(receiver.received).toEqual([]);
    const [delivery] = await logOf(id);
    expect(delivery?.problem).toBe('The server can no longer sign for it. Give it a new secret.');
  });

  const nowhere = 'It leads to a private network, so nothing was sent.';
  it.each([
    ['https://127.0.0.1/', nowhere],
    // A name that leads to this machine: found when connecting.
    ['https://localhost/', nowhere],
    ['https://10.0.0.8/', nowhere],
    ['https://192.168.1.1/', nowhere],
    ['https://169.254.169.254/latest/meta-data', nowhere],
    ['https://168.63.129.16/', nowhere],
    ['https://0.0.0.0/', nowhere],
    ['https://[::1]/', nowhere],
    ['https://[::ffff:127.0.0.1]/', nowhere],
    ['https://[fd00:ec2::254]/', nowhere],
    ['https://[fe80::1]/', nowhere],
    ['https://2130706433/', nowhere],
    ['http://example.com/', 'Only https:// addresses are called.'],
  ])('goes nowhere from a public server for %s', async (url, problem) => {
    const posted = await postJson(url, '{}', { headers: {}, allowsPrivate: false });
    expect(posted).toMatchObject({ status: null, problem });
  });
});

it('is done by the queue, which gets the work with the commit and tries again by itself', async () => {
  const queue = createJobQueue();
  const app = await createTestApp({ allowsPrivateWebhooks: true, leaveJob: queue.leave });
  const jobs = await startJobs({
    ...{ databaseUrl: app.database.url, services: app.services, jobs: [] },
    queues: [webhookQueue(app.services)],
    pace: { poll: 0.5, supervise: 1 },
  });
  queue.open(jobs);
  try {
    const { id: userId } = await app.createPerson();
    const ctx = onBehalfOf(app.services, userId);
    receiver.replies.push({ status: 500 });
    const { secret, id } = await createWebhook(ctx, {
      ...{ url: receiver.url, events: ['email.sent'], includes_text: false },
    });
    // What is tried again by the clock of the app is due at once by that of the database.
    app.clock.now = new Date(Date.now() - 60_000);
    await createSentEmail(ctx, elsewhere());
    await vi.waitFor(() => expect(receiver.received).toHaveLength(2), {
      timeout: 15_000,
      interval: 100,
    });
    await vi.waitFor(async () => {
      const { items } = await listWebhookDeliveries(ctx, { webhook_id: id, limit: 1, offset: 0 });
      expect(items).toMatchObject([{ status: 'delivered', attempts: 2 }]);
    });
    expect(verify(secret, 1).type).toBe('email.sent');
  } finally {
    await jobs.stop();
    await app.close();
  }
});

it('is limited to so many that wait, and what comes then is noted as failed', async () => {
  const { id } = await make();
  await test.database.everything
    .insertInto('webhook_deliveries')
    .values(
      Array.from({ length: 1_000 }, () => ({
        ...{ user_id: ada.id, webhook_id: id, event: 'ping', payload: '{}' },
        created_at: new Date(0),
      })),
    )
    .execute();
  await createSentEmail(ada.ctx, elsewhere());
  expect(left).toEqual([]);
  expect((await logOf(id))[0]).toMatchObject({
    ...{ event: 'email.sent', status: 'failed', problem: 'Too many deliveries were waiting.' },
  });
});

it('is not shown to others, who may as well name what does not exist', async () => {
  const { id } = await make();
  const bo = await test.createPerson();
  for (const webhook_id of [id, randomUUID()]) {
    const response = await test.call(`${paths.webhookDeliveries}?webhook_id=${webhook_id}`, {
      as: bo,
    });
    expect(response.status).toBe(404);
  }
});
