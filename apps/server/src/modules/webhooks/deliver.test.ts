import { randomUUID } from 'node:crypto';
import { CreateSentEmailRequest, WebhookPayload } from '@replysmith/contract';
import { Webhook as Verifier, WebhookVerificationError } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { withUser } from '../../platform/db/with-user.ts';
import { optimized } from '../../testing/optimized.ts';
import type { Person } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';
import { startReceiver } from '../../testing/running/webhook-receiver.ts';
import { createSentEmail, updateSentEmail } from '../sent-emails/service.ts';
import { deleteAccount } from '../accounts/delete-account.ts';
import { deliverWebhook, retryAfterSeconds } from './deliver.ts';
import { listWebhookDeliveries, pingWebhook, resendWebhook } from './deliveries.ts';
import { type DeliveryJob, sendWebhooks } from './events.ts';
import {
  createWebhook,
  deleteWebhook,
  listWebhooks,
  rotateWebhookSecret,
  updateWebhook,
} from './service.ts';

let test: TestApp;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let ada: Person;
/** What is in the queue, with when it is due. */
let queue: (DeliveryJob & { readonly startAfter: Date | null })[];

beforeAll(async () => {
  test = await createTestApp({
    allowsPrivateWebhooks: true,
    leaveJob: (_tx, _queue, data, { startAfter } = {}) => {
      queue.push({ ...(data as DeliveryJob), startAfter: startAfter ?? null });
      return Promise.resolve();
    },
  });
});
beforeEach(async () => {
  queue = [];
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
/** Makes the attempts in the queue when they are due. */
async function deliver(person = ada): Promise<void> {
  for (const { startAfter, ...job } of queue.splice(0)) {
    if (startAfter) test.clock.now = startAfter;
    await deliverWebhook(person.ctx, job, { timeoutMs: 200 });
  }
}
const logOf = async (webhook_id: string, person = ada) =>
  (await listWebhookDeliveries(person.ctx, { webhook_id, limit: 50, offset: 0 })).items;
const payloadsOf = async (webhook_id: string) => {
  const deliveries = test.database.everything.selectFrom('webhook_deliveries');
  const rows = await deliveries.select('payload').where('webhook_id', '=', webhook_id).execute();
  return rows.map(({ payload }) => payload);
};
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

  it('is kept without the words once it is delivered, and repeated without them', async () => {
    const { secret, id } = await make({ includes_text: true });
    const sent = await createSentEmail(ada.ctx, elsewhere());
    receiver.replies.push({ status: 500 });
    await deliver();
    expect(await payloadsOf(id)).toEqual([expect.stringContaining('faster oven')]);
    await deliver();
    for (const word of ['oven', 'Tom']) expect((await payloadsOf(id))[0]).not.toContain(word);
    const [delivery] = await logOf(id);
    await resendWebhook(ada.ctx, { delivery_id: delivery?.id ?? '' });
    await deliver();
    const repeated = verify(secret, 2);
    expect(repeated).toMatchObject({ type: 'email.sent', data: { sent_email_id: sent.id } });
    expect(Object.keys(repeated.data)).not.toContain('body');
    expect(await logOf(id)).toMatchObject([{ status: 'delivered', attempts: 3 }]);
  });

  it('is without the words when they are no longer wanted', async () => {
    const { secret, id } = await make({ includes_text: true });
    await createSentEmail(ada.ctx, elsewhere());
    await updateWebhook(ada.ctx, id, { includes_text: false });
    await deliver();
    expect(verify(secret).data).not.toHaveProperty('body');
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
    expect(queue).toEqual([]);
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
    const [job] = queue;
    if (!job) throw new Error('The queue is empty.');
    await Promise.all([deliverWebhook(ada.ctx, job), deliverWebhook(ada.ctx, job)]);
    await deliverWebhook(ada.ctx, job);
    const [delivery] = await logOf(id);
    expect(delivery).toMatchObject({ attempts: 1 });
    await resendWebhook(ada.ctx, { delivery_id: delivery?.id ?? '' });
    queue.splice(0, queue.length - 1);
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
    while (queue.length > 0) {
      const due = queue[0]?.startAfter ?? null;
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
    expect(queue).toEqual([]);
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
    while (queue.length > 0) await deliver();
    expect(await stateOf(id)).toMatchObject({ off_reason: 'failing' });
  });

  it('fails since the attempt that failed last, when another succeeded meanwhile', async () => {
    const { id } = await make();
    await test.database.everything
      .updateTable('webhooks')
      .set({ failing_since: new Date(0) })
      .where('id', '=', id)
      .execute();
    await createSentEmail(ada.ctx, elsewhere());
    await createSentEmail(ada.ctx, elsewhere());
    const [failing, succeeding] = queue;
    if (!failing || !succeeding) throw new Error('The queue lacks a job.');
    const succeeded = Promise.withResolvers<null>();
    receiver.replies.push({ status: 500, after: succeeded.promise });
    const attempt = deliverWebhook(ada.ctx, failing);
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1));
    await deliverWebhook(ada.ctx, succeeding);
    expect(await stateOf(id)).toMatchObject({ failing_since: null });
    succeeded.resolve(null);
    await attempt;
    expect(await stateOf(id)).toMatchObject({ failing_since: test.clock.now.toISOString() });
  });

  it('that says twice at once that it is gone is switched off once, and its owner told once', async () => {
    const { id } = await make();
    receiver.replies.push({ status: 410 }, { status: 410 });
    await createSentEmail(ada.ctx, elsewhere());
    await createSentEmail(ada.ctx, elsewhere());
    await Promise.all(queue.splice(0).map((job) => deliverWebhook(ada.ctx, job)));
    expect(receiver.received).toHaveLength(2);
    expect(await stateOf(id)).toMatchObject({ off_reason: 'gone' });
    expect(test.mails.filter(({ to }) => to === ada.ctx.user.email)).toHaveLength(1);
  });

  it.each([
    ['webhook', (id: string) => deleteWebhook(ada.ctx, id)],
    ['account', () => deleteAccount(ada.ctx, ada.email)],
  ])('that says it is gone when the %s is deleted is nobody’s concern', async (_what, remove) => {
    const { id } = await make();
    await createSentEmail(ada.ctx, elsewhere());
    const removed = Promise.withResolvers<null>();
    receiver.replies.push({ status: 410, after: removed.promise });
    const [job] = queue;
    if (!job) throw new Error('The queue is empty.');
    const attempt = deliverWebhook(ada.ctx, job);
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1));
    await remove(id);
    removed.resolve(null);
    await expect(attempt).resolves.toBeUndefined();
    expect(test.mails).not.toContainEqual(
      expect.objectContaining({ kind: 'webhookOff', to: ada.email }),
    );
    await deliver();
    expect(receiver.received).toHaveLength(1);
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

it('follows no redirect', async () => {
  const { id } = await make();
  receiver.replies.push({ status: 302, headers: { location: receiver.url } });
  await createSentEmail(ada.ctx, elsewhere());
  await deliver();
  expect(receiver.received).toHaveLength(1);
  const problem = 'It answered with a redirect (302), which is not followed.';
  expect(await logOf(id)).toMatchObject([{ problem, status: 'waiting' }]);
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
  expect(queue).toEqual([]);
  expect((await logOf(id))[0]).toMatchObject({
    ...{ event: 'email.sent', status: 'failed', problem: 'Too many deliveries were waiting.' },
  });
});
